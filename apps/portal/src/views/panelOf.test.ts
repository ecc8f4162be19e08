import { calls, type ProposalOnWire, type StepOnWire } from '@passo/contract';
import { expect, it } from 'vitest';
import { journeyOf } from '../journey/journey.ts';
import { panelOf } from './panelOf.ts';

const step: StepOnWire = {
  ...calls.showStep.data.parse(calls.showStep.examples.data).step,
  ...{ slug: 'analise', view: 'panel', tokenValidationMethods: [] },
  texts: {
    waiting: { title: 'Estamos analisando', text: 'Menos de um minuto.', next: 'Depois, a oferta.' },
    success: { title: 'Aprovado', text: 'Escolha.' },
    failed: { title: 'Não deu', text: 'Recusado.' },
    remake: { title: 'Outra opção', text: 'Veja.', action: 'Ver nova simulação' },
  },
};
const config = { ...calls.system.data.parse(calls.system.examples.data), steps: [step] };
const example = calls.updateStep.data.parse(calls.updateStep.examples.data);

const panel = (status: StepOnWire['state'], data: Partial<ProposalOnWire['data']> = {}) => {
  const proposal = {
    ...example,
    currentStep: 'analise',
    stepStatus: { analise: status },
    data: { ...example.data, ...data },
  };
  return panelOf(journeyOf(config, proposal), step);
};

it.each([
  ['waiting', {}, 'Estamos analisando', undefined],
  ['success', {}, 'Aprovado', 'Continuar'],
  ['remake', {}, 'Outra opção', 'Ver nova simulação'],
  ['failed', { retryable: ['analise'] }, 'Não conseguimos concluir agora', 'Tentar novamente'],
  ['failed', { end: 'refused' }, 'Não deu', 'Pedir revisão'],
  ['failed', { end: 'noOffer' }, 'Não temos uma oferta hoje para você', 'Pedir revisão'],
  ['waiting', { end: 'cancelled' }, 'Este pedido foi cancelado', 'Começar um novo pedido'],
] as const)('%s with %j says %s', (status, data, title, label) => {
  const said = panel(status, { ...data, retryable: 'retryable' in data ? [...data.retryable] : [] });
  expect([said.title, said.action?.label]).toEqual([title, label]);
});

it.each([
  [{ end: 'refused' }, 'Concluir', 'Começar um novo pedido'],
  [{ end: 'noOffer' }, 'Concluir', 'Refazer análise com outro CPF'],
  [{ end: 'cancelled' }, 'Concluir', undefined],
  [{ retryable: ['analise'] }, undefined, undefined],
] as const)('with %j its second button is %s, and its last way %s', (data, second, last) => {
  const said = panel('failed', { ...data, retryable: 'retryable' in data ? [...data.retryable] : [] });
  expect([said.secondary?.label, said.last?.label]).toEqual([second, last]);
});

const refusal = { reason: 'Crédito', text: '', tryAgain: 'A partir de 25/12/2026', automatic: true, reviewDays: 15 };
it.each(['refused', 'noOffer'] as const)('a review is offered where it was not asked for: %s', (end) => {
  const ways = (answeredOn?: string | null) => {
    const review = answeredOn === undefined ? null : { protocol: 'MD-1', until: '2026-12-10', answeredOn };
    const { action, secondary } = panel('failed', { end, refusal: { ...refusal, review } });
    return [action, secondary].map((one) => one?.label);
  };
  expect([ways(), ways(null), ways('2026-12-01')]).toEqual([
    ['Pedir revisão', 'Concluir'],
    ['Concluir', undefined],
    ['Ver em Meus dados', 'Concluir'],
  ]);
});

it('where nothing has to be waited for, no way on stands below: it is beside the reason', () => {
  const last = (atOnce?: true) =>
    panel('failed', { end: 'refused', refusal: { ...refusal, ...(atOnce && { atOnce }) } }).last?.label;
  expect([last(), last(true)]).toEqual(['Começar um novo pedido', undefined]);
});

it('another CPF is for one’s own, typed wrong', () =>
  expect(panel('failed', { end: 'noOffer' }).last?.why).toBe('Digitou o seu CPF errado?'));

it('lets the outside speak for itself', () => {
  const notices = { analise: 'O RH não confirmou o vínculo.' };
  expect(panel('failed', { end: 'refused', notices })).toMatchObject({ title: 'Não deu', text: notices.analise });
  const headings = { analise: 'Fale com o RH' };
  expect(panel('failed', { end: 'refused', notices, headings })).toMatchObject({
    title: headings.analise,
    text: notices.analise,
  });
});

it('promises what comes next beside its own words alone', () => {
  expect(panel('waiting').next).toBe('Depois, a oferta.');
  const said = panel('waiting', { notices: { analise: 'Só em 08/12/2026.' }, headings: { analise: 'Ainda não' } });
  expect(said).toEqual({ tone: 'waiting', title: 'Ainda não', text: 'Só em 08/12/2026.' });
});
