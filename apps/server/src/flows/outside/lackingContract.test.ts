import { catalog } from '@passo/catalog';
import { compileFlow, stepState, withStep, type JourneyState, type StepDefinition } from '@passo/engine';
import { expect, it, vi } from 'vitest';
import { contractAnswer, signedInVain } from './lackingContract.ts';

/* A vehicle is bought: by a flow of today, and by one from before the contract had to name the vehicle and who sells it. */

const vehicle = ['modeloVeiculo', 'anoModeloVeiculo', 'placa', 'renavam', 'chassi'];
const seller = ['nomeVendedor', 'documentoVendedor'];
const said = {
  ...{ cpf: '52998224725', modeloVeiculo: 'Onix', anoModeloVeiculo: '2019', placa: 'ABC1D23', renavam: '63988496206' },
  ...{ chassi: '9BGKS48U0KB123456', nomeVendedor: 'Ana Souza', documentoVendedor: '11144477735' },
};
const flowOf = (keys: readonly string[]) => {
  const fields = ['cpf', ...keys].map((key) => ({ key, component: 'text', label: key }));
  const steps: readonly StepDefinition[] = [
    { slug: 'dados', name: 'Dados', stepType: 'form', fields },
    { slug: 'contrato', name: 'Contrato', stepType: 'contract' },
    { slug: 'assinatura', name: 'Assinatura', stepType: 'clickSign' },
  ];
  return compileFlow({ product: 'vehicle', steps }, catalog);
};
const today = flowOf([...vehicle, ...seller]);
const older = flowOf(vehicle);

const at = (flow: typeof today, slug: string, answers: Partial<typeof said>) => {
  const fresh: JourneyState = { currentStep: slug, steps: {}, situation: 'pending', end: null };
  const told = withStep(fresh, 'dados', { status: 'finished', answers });
  const written = withStep(told, 'contrato', {
    status: 'finished',
    attempt: 1,
    result: { contrato: { document: 'd' } },
  });
  const state = withStep(written, slug, { status: 'waiting', attempt: 1 });
  const step = flow.bySlug.get(slug);
  if (step === undefined) throw new Error('the flow has that step');
  return { proposal: 'p', flow, state, step };
};
const nobody = { ...said, nomeVendedor: '', documentoVendedor: '' };
const warn = vi.fn<(line: object, words: string) => void>();
const telling = Object.assign(Object.create(null), { logger: { warn } });
const environment = { today: '2026-11-20', hiddenKeys: [] } as const;
const missing = { kind: 'refused', remake: true, text: 'O contrato não pode ser escrito sem: …' } as const;
const signed = { kind: 'done', value: { envelope: 'e' } } as const;

it('what is missing is said where the flow asks for it', () =>
  expect(contractAnswer(telling, at(today, 'contrato', nobody), missing)).toBe(missing));

it('where the flow has no place for it the proposal ends, by name, and operators are told', () => {
  const answer = contractAnswer(telling, at(older, 'contrato', nobody), missing);
  expect(answer).toMatchObject({ kind: 'refused', text: expect.stringContaining('recebe o dinheiro: Nome') as string });
  expect(answer).not.toHaveProperty('remake');
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ proposal: 'p', slug: 'contrato' }),
    'a flow does not ask what its contract names',
  );
});

it('what was written, and what the step of another kind says, stays as it is', () => {
  const done = { kind: 'done', value: { document: 'd' } } as const;
  expect(contractAnswer(telling, at(older, 'contrato', nobody), done)).toBe(done);
  expect(contractAnswer(telling, at(older, 'assinatura', nobody), missing)).toBe(missing);
});

it.each([
  ['today', today],
  ['before', older],
])(
  'a signature, in a flow of %s, of a contract without its seller is none: the contract is written anew',
  (_when, flow) => {
    const back = signedInVain(telling, at(flow, 'assinatura', nobody), signed, environment);
    if (back === null) throw new Error('it cannot be paid');
    expect([back.state.currentStep, back.effects]).toEqual([
      'contrato',
      [{ type: 'ask', slug: 'contrato', attempt: 2 }],
    ]);
    expect(stepState(back.state, 'assinatura').status).toBe('init');
  },
);

it('a signature of a contract that names everything counts, and a refusal to sign stays one', () => {
  expect(signedInVain(telling, at(today, 'assinatura', said), signed, environment)).toBeNull();
  expect(signedInVain(telling, at(today, 'assinatura', nobody), { kind: 'refused' }, environment)).toBeNull();
});
