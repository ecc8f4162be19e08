import * as fields from '@passo/catalog/fields/index.ts';
import * as steps from '@passo/catalog/steps/index.ts';
import { compileFlow, newJourney, withStep, type StepDefinition, type StepState } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { isQuiet, waitOf } from './waits.ts';

const flowOf = (...own: readonly StepDefinition[]) => compileFlow({ steps: own }, { fields, steps });
const step = (stepType: string, more: Partial<StepDefinition> = {}): StepDefinition => ({
  ...{ slug: stepType.toLowerCase(), name: stepType, stepType },
  ...more,
});
const job = step('form', { fields: [{ key: 'empregador', component: 'cnpj', label: 'Empresa' }] });
const flow = flowOf(
  job,
  ...['proposalEndorsement', 'averbationReserve', 'propostaEmPagamento', 'pendingSignature'].map((kind) => step(kind)),
  step('creditAnalysis'),
);

/** The wait of a step of the flow that waits like this. The 21st of November 2026 is a Saturday. */
function waitAt(slug: string, own: Partial<StepState> = {}) {
  const employed = withStep(newJourney(flow), 'form', {
    status: 'finished',
    answers: { empregador: { cnpj: '11222333000181', name: 'Padaria Boa Massa Ltda' } },
  });
  const state = withStep(employed, slug, { status: 'waiting', since: '2026-11-21', attempt: 1, ...own });
  return waitOf(flow, state, flow.bySlug.get(slug)!);
}

describe('a wait', () => {
  it('names the employer, the business day of the promise and those that follow from it', () =>
    expect(waitAt('proposalendorsement')).toEqual({
      ...{ for: 'employer', name: 'Padaria Boa Massa Ltda', since: '2026-11-21', until: '2026-11-24', minutes: false },
      ...{ endsOn: '2026-12-01', signedUntil: null, ahead: { propostaempagamento: '2026-11-25' }, mayGiveUp: true },
    }));

  it('for others who sign lasts until it is given up', () =>
    expect(waitAt('pendingsignature')).toMatchObject({ for: 'signers', until: '2026-12-06', endsOn: '2026-12-06' }));

  it('for a person who looks is a business day, whatever the kind', () =>
    expect(waitAt('creditanalysis', { status: 'review' })).toMatchObject({ for: 'team', until: '2026-11-23' }));

  it('for a service promises minutes', () =>
    expect(waitAt('creditanalysis')).toMatchObject({ for: null, until: '2026-11-21', minutes: true, endsOn: null }));

  it('for money that was asked for cannot be given up', () =>
    expect(waitAt('propostaempagamento', { called: true })).toMatchObject({ until: '2026-11-23', mayGiveUp: false }));

  it('takes the day that the lender announced', () => {
    const said = {
      notice: 'O banco vai depositar em 08/12/2026.',
      result: { pagamentoAnunciado: { paidOn: '2026-12-08' } },
    };
    expect(waitAt('propostaempagamento', said)).toMatchObject({ until: '2026-12-08' });
  });

  it('is none where nobody is waited for, or where its day was not kept', () => {
    expect(waitAt('proposalendorsement', { status: 'success' })).toBeUndefined();
    const older = withStep(newJourney(flow), 'proposalendorsement', { status: 'waiting' });
    expect(waitOf(flow, older, flow.bySlug.get('proposalendorsement')!)).toBeUndefined();
  });

  it('is as long as the flow says', () => {
    const slow = flowOf(step('propostaEmPagamento', { answersInBusinessDays: 5 }));
    const state = withStep(newJourney(slow), 'propostaempagamento', { status: 'waiting', since: '2026-11-23' });
    expect(waitOf(slow, state, slow.steps[0]!)).toMatchObject({ until: '2026-11-30' });
  });
});

describe('a wait behind a signature', () => {
  const offer = { id: 'of_1', lender: {}, quote: { rulesOf: '2026-11-21' }, validUntil: '2026-11-23' };
  const steps = ['simulationApi', 'clickSign', 'proposalEndorsement', 'propostaEmPagamento'];
  const until = (own: Partial<StepState>, slugs = steps, result: StepState['result'] = { oferta: offer }) => {
    const signing = flowOf(...slugs.map((kind) => step(kind)));
    const offered = withStep(newJourney(signing), 'simulationapi', { status: 'finished', result });
    const signed = withStep(offered, 'clicksign', own);
    const waiting = { status: 'waiting', since: '2026-11-21', attempt: 1 } as const;
    const state = withStep(signed, 'proposalendorsement', waiting);
    return waitOf(signing, state, signing.bySlug.get('proposalendorsement')!)?.signedUntil;
  };

  it('says until when what was signed holds: five days, and not one that is for its day alone', () => {
    expect(until({ status: 'finished' })).toBe('2026-11-26');
    const yearly = { oferta: { ...offer, unit: 'withdrawal' } };
    expect(until({ status: 'finished' }, steps, yearly)).toBe('2026-11-21');
  });

  it('says nothing where nothing was signed, or no money is to come', () => {
    expect(until({ status: 'init' })).toBeNull();
    expect(until({ status: 'finished' }, steps.slice(0, -1))).toBeNull();
    expect(until({ status: 'finished' }, steps, {})).toBeNull();
  });
});

it('asks nothing of people at the steps of machines alone', () =>
  expect(flow.steps.filter(isQuiet).map(({ slug }) => slug)).toEqual(['averbationreserve', 'creditanalysis']));
