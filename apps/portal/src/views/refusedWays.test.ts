import { calls, type ProposalOnWire } from '@passo/contract';
import { expect, it } from 'vitest';
import { journeyOf } from '../journey/journey.ts';
import { refusedWays } from './refusedWays.ts';

type Refusal = NonNullable<ProposalOnWire['data']['refusal']>;

const config = calls.system.data.parse(calls.system.examples.data);
const example = calls.updateStep.data.parse(calls.updateStep.examples.data);
const refusal = { reason: 'Crédito', text: '', tryAgain: 'A partir de 25/12/2026', automatic: true, reviewDays: 15 };
const ANEW = { does: 'anew', label: 'Novo pedido com outra foto' } as const;
const OPEN = { does: 'open', label: 'Regularizar o CPF', href: 'https://www.gov.br/' } as const;
const LEAVE = { does: 'leave', why: 'A empresa mudou de ideia?' } as const;
const later = { why: 'Mudou algo desde então?', label: 'Começar um novo pedido', does: 'startWith' } as const;
const seller = { address: '', name: 'Aurora', cnpj: '', sac: '0800 000 0005', email: '', ombudsman: '' };

const REVIEW = 'Pedir revisão';
const LATER = 'Começar um novo pedido';

/** The words of its ways, from the main button to the last link. */
function ways(lead: Refusal['lead'], answeredOn?: string | null, data: Partial<ProposalOnWire['data']> = { seller }) {
  const review = answeredOn === undefined ? null : { protocol: 'MD-1', until: '2026-12-10', answeredOn };
  const told = { ...refusal, review, ...(lead && { lead }) };
  const proposal = { ...example, data: { ...example.data, end: 'refused' as const, refusal: told, ...data } };
  const { action, secondary, tertiary, last } = refusedWays(journeyOf(config, proposal), later);
  return [action, secondary, tertiary, ...last].map((way) => way?.label);
}

it.each([
  ['nothing helps but a review', undefined, [REVIEW, 'Concluir', undefined, LATER]],
  ['another order may come out differently today', ANEW, [ANEW.label, REVIEW, 'Concluir']],
  ['a public service mends it', OPEN, [OPEN.label, REVIEW, 'Concluir', LATER]],
  ['it is mended elsewhere', LEAVE, ['Concluir', undefined, undefined, REVIEW, LATER]],
] as const)('where %s, that comes first', (_, lead, said) => expect(ways(lead)).toEqual(said));

it.each([
  [undefined, ['Concluir', undefined, undefined, LATER]],
  [ANEW, [ANEW.label, 'Concluir', undefined]],
  [OPEN, [OPEN.label, 'Concluir', undefined, LATER]],
  [LEAVE, ['Concluir', undefined, undefined, LATER]],
] as const)('a review that was asked for is not offered again: %j', (lead, said) =>
  expect(ways(lead, null)).toEqual(said),
);

it.each([undefined, ANEW, OPEN, LEAVE] as const)('its answer comes before all: %j', (lead) =>
  expect(ways(lead, '2026-12-01').slice(0, 2)).toEqual(['Ver em Meus dados', 'Concluir']),
);

/** Of a no whose reason says this. */
const waysOf = (lead: Refusal['lead'], usual: Parameters<typeof refusedWays>[1] = later) => {
  const told = { ...refusal, ...(lead && { lead }) };
  const data = { ...example.data, end: 'refused' as const, seller, refusal: told };
  return refusedWays(journeyOf(config, { ...example, data }), usual);
};

it('another order of the same person begins with what they told', () =>
  expect(waysOf(ANEW).action).toMatchObject({ does: 'startWith' }));

it('once those who said no have changed their mind the same person begins anew, whatever is usual', () => {
  const usual = { why: 'É para outra pessoa?', label: 'Outro CPF', does: 'startAnew' } as const;
  const { action, last } = waysOf(LEAVE, usual);
  expect(action).toEqual({ label: 'Concluir', does: 'conclude' });
  expect(last.at(-1)).toEqual({ why: 'A empresa mudou de ideia?', label: LATER, does: 'startWith' });
});
