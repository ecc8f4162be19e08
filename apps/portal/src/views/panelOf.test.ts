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
  expect([said.secondary?.label, said.last?.[0]?.label]).toEqual([second, last]);
});

it('what the reason says the sentence above it does not say as well', () => {
  const refusal = { reason: 'Recusado', text: '', tryAgain: 'Agora', automatic: true, reviewDays: 15 };
  expect(panel('failed', { end: 'refused', refusal }).text).toBe('');
  expect(panel('failed', { end: 'refused', refusal: { ...refusal, reason: 'Crédito' } }).text).toBe('Recusado.');
  const notices = { analise: 'Recusado. Fale com a gente.' };
  expect(panel('failed', { end: 'refused', refusal, notices }).text).toBe('Recusado. Fale com a gente.');
});

it('another CPF is for one’s own, typed wrong', () =>
  expect(panel('failed', { end: 'noOffer' }).last?.[0]?.why).toBe('Digitou o seu CPF errado?'));

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
