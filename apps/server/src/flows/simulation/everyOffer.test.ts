import { createHmac } from 'node:crypto';
import { catalog, loanProduct, type HeldCode } from '@passo/catalog';
import { addDays, isCalendarDate } from '@passo/domain';
import {
  compileFlow,
  factsOf,
  newJourney,
  newStepState,
  type Answer,
  type JourneyState,
  type JsonObject,
} from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { dishonest } from '../../ports/lender/testing/dishonest.ts';
import { honest, on } from '../../ports/lender/testing/honest.ts';
import { lies } from '../../ports/lender/testing/lies.ts';
import { tagged } from '../../ports/lender/offerTag.ts';
import { unfitWords } from '../../ports/lender/wrongWithOffer.ts';
import { heldAnswer } from '../outside/heldAnswer.ts';
import { holdsOn, wrongOnDay } from '../outside/heldOffer.ts';
import { letIn, letInSome } from './letIn.ts';

/* Whatever call an offer comes by, and whatever is made of it later: each lie is refused there. */

const heard: unknown[] = [];
const proposal = 'of this proposal';
/** Everything is usual: what a lie is refused for is the lie. */
const band = { monthlyRate: { to: 10 }, cetAnnual: { to: 1e9 } };
const runtime = {
  clock: { now: () => new Date(`${on}T12:00:00Z`) },
  logger: {
    warn: (told: unknown) => void heard.push(told),
    error: (told: object) => void heard.push({ ...told, level: 'error' }),
  },
};
const keyring = {
  keyedHash: (value: string, purpose: string) => createHmac('sha256', purpose).update(value).digest(),
};
const parts = Object.assign(Object.create(null), { ...runtime, keyring });

const MARGIN_CENTAVOS = 28_000;

/** What is known where the offer is answered: who asks, what fits, and what was asked for. */
function sceneOf(product: string, birthDate: string) {
  const flow = compileFlow(
    {
      product,
      steps: [
        { slug: 'dados', name: 'Dados', stepType: 'form' },
        { slug: 'accept', name: 'Ofertas', stepType: 'simulation' },
        { slug: 'propose', name: 'Proposta', stepType: 'simulationApi' },
        { slug: 'revise', name: 'Revisão', stepType: 'simulationRevision' },
        { slug: 'pagamento', name: 'Pagamento', stepType: 'propostaEmPagamento' },
      ],
    },
    catalog,
  );
  const margin = loanProduct(product)?.needsMargin === true ? MARGIN_CENTAVOS : 0;
  const answers = {
    ...{ dataNascimento: birthDate, beneficio: 'b', prazo: honest(product).quote.installments },
    comSeguro: ['cdc', 'vehicle'].includes(product),
    oferta: tagged(parts, honest(product)).id,
  };
  const result = {
    ...(margin > 0 && { credito: { marginCentavos: margin } }),
    beneficios: { benefits: [{ number: 'b', marginCentavos: margin }] },
  };
  const state: JourneyState = { ...newJourney(flow), steps: { dados: { ...newStepState, answers, result } } };
  return { flow, state, margin, facts: factsOf(flow, state) };
}

function questionOf(product: string, birthDate: string) {
  const { margin } = sceneOf(product, birthDate);
  const { installments } = honest(product).quote;
  const details = { insured: ['cdc', 'vehicle'].includes(product) };
  const asked = { product, bankSlug: 'banco-horizonte' };
  const question = { ...asked, requestedCentavos: 0, installments, marginCentavos: margin, monthlyRate: 0, details };
  return { question, birthDate };
}

const bornFor = (code: string): string => (code === 'age.atEnd' ? '1955-05-12' : '1990-05-12');
const unfit = (...codes: readonly HeldCode[]): Answer => ({ kind: 'refused', text: unfitWords(codes) });
const done = (value: unknown): Answer<never> => Object.assign({ kind: 'done' as const, value: Object(value) });

/** Everything under one name: what adds up and is not to be believed, and what is no offer at all. */
const everyLie = [
  ...dishonest,
  ...lies.map(([what, lie]) => [`(shape) ${what}`, 'cdc', lie, 'offer.unreadable'] as const),
];

describe.each([
  ['simulate', (product: string, born: string, told: Answer<never>) => letIn(parts, questionOf(product, born), told)],
  [
    'compare',
    (product: string, born: string, told: Answer<never>) => letInSome(parts, questionOf(product, born), manyOf(told)),
  ],
] as const)('answered to %s', (_call, ask) => {
  // What is of another shape does not come so far: `checkedLender.test.ts`.
  it.each(dishonest)('%s (%s): refused, in words', (_what, product, lie, code) => {
    heard.length = 0;
    expect(ask(product, bornFor(code), done(lie(honest(product))))).toEqual(unfit(code));
    expect(heard).toMatchObject([{ codes: expect.arrayContaining([code]) }]);
  });
});

const manyOf = (told: Answer<never>): Answer<never> =>
  told.kind === 'done' ? Object.assign({ kind: 'done' as const, value: [told.value] }) : told;

describe.each(['accept', 'propose', 'revise'])('answered to %s', (slug) => {
  // What nobody asked for cannot be another term.
  const wrong = everyLie.filter(([, , , code]) => slug === 'accept' || code !== 'term.differs');

  it.each(wrong)(
    '%s (%s): the customer hears it and goes on, the operator sees the code',
    (_what, product, lie, code) => {
      const { flow, state } = sceneOf(product, bornFor(code));
      const step = flow.bySlug.get(slug);
      if (step === undefined) throw new Error('the scene has the step');
      heard.length = 0;
      const held = heldAnswer(parts, { proposal, flow, state, step, band }, done(lie(honest(product))));
      expect(held.answer).toEqual({ ...unfit(code), remake: true });
      expect(held.codes).toContain(code === 'term.differs' ? 'asked.differs' : code);
      expect(heard).toMatchObject([{ proposal, slug, codes: held.codes }]);
    },
  );

  it('what is honest comes through as it is', () => {
    for (const product of ['clt', 'inss', 'cdc', 'vehicle', 'fgts', 'portability']) {
      const { flow, state } = sceneOf(product, '1990-05-12');
      const step = flow.bySlug.get(slug);
      const told = done(honest(product));
      expect(step && heldAnswer(parts, { proposal, flow, state, step, band }, told)).toEqual({
        answer: told,
        codes: [],
      });
    }
  });
});

describe('taken, and answered with another offer that nothing is wrong with', () => {
  const { flow, state } = sceneOf('cdc', '1990-05-12');
  const step = flow.bySlug.get('accept');
  const dearer = { ...honest('cdc'), quote: { ...honest('cdc').quote, ...dearerQuote() } };

  it.each([
    ['at another rate', dearer],
    ['of another lender', { ...honest('cdc'), lender: { ...honest('cdc').lender, cnpj: '11222333000181' } }],
    ['with another fine', { ...honest('cdc'), late: { fine: 0.01, monthlyInterest: 0.01 } }],
  ])('%s: another one is chosen', (_what, offer) => {
    if (step === undefined) throw new Error('the scene has the step');
    const { answer, codes } = heldAnswer(parts, { proposal, flow, state, step, band }, done(offer));
    expect([answer, codes]).toEqual([{ ...unfit(), remake: true }, ['offer.changed']]);
  });

  it('beyond the band, which nobody was shown: refused too', () => {
    const narrow = { ...band, monthlyRate: { to: 0.001 } };
    const held = step && heldAnswer(parts, { proposal, flow, state, step, band: narrow }, done(honest('cdc')));
    expect([held?.answer, held?.codes]).toEqual([{ ...unfit(), remake: true }, ['band.rate']]);
  });

  it('or under an id that nobody was shown: refused too', () => {
    const forged = { ...state.steps.dados, answers: { ...state.steps.dados?.answers, oferta: 'of_1' } };
    const other = { ...state, steps: { dados: { ...newStepState, ...forged } } };
    const held = step && heldAnswer(parts, { proposal, flow, state: other, step, band }, done(honest('cdc')));
    expect(held?.codes).toEqual(['offer.changed']);
  });
});

/** The same loan, half a point a month dearer, by the product's own rules. */
function dearerQuote() {
  const { requestedCentavos, installments } = honest('cdc').quote;
  const question = { requestedCentavos, installments, monthlyRate: 0.0299, paidOutOn: on, details: { insured: true } };
  const quoted = loanProduct('cdc')?.quote(question);
  if (quoted?.ok !== true) throw new Error('the dearer loan is a loan');
  return quoted.value;
}

/** How long it could be taken, and over which term it was asked for, is past by then. */
const past = ['validity.expired', 'validity.tooShort', 'validity.tooLong', 'term.differs'];
const lasting = everyLie.filter(
  ([what, , , code]) => !past.includes(code) && what !== '(shape) a last day that is none',
);

it.each(lasting)('no contract is written of %s (%s)', (_what, product, lie, code) => {
  const { flow, facts } = sceneOf(product, bornFor(code));
  expect(wrongOnDay(lie(honest(product)), flow, facts, on)).toContain(code);
});

// A day of another month is what it says it is; that it is far from the day of the offer was looked at before.
it.each(lasting.filter(([, , , code]) => code !== 'payOut.differs'))(
  'nothing is paid by %s (%s), on its day or later',
  (_what, product, lie, code) => {
    const { flow, facts } = sceneOf(product, bornFor(code));
    for (const late of [0, 3, 10])
      expect(holdsOn(lie(honest(product)), flow, facts, addDays(on, late))).toBe('nothing');
  },
);

it('prints how many lies were told to how many calls', () => {
  globalThis.console.info(
    `${everyLie.length} lies, told to simulate, compare, accept, propose, revise, contract and pay-out`,
  );
  expect(everyLie.length).toBeGreaterThan(100);
});

const dayOf = (paidOn: unknown): string =>
  typeof paidOn === 'string' && isCalendarDate(paidOn) && paidOn > on ? paidOn : on;

describe('a payment that was made on another day than it was asked for', () => {
  /** Told on the day itself, unless it is told before. */
  const paid = (paidOn: unknown, product = 'clt', told = `${dayOf(paidOn)}T12:00:00Z`, result: JsonObject = {}) => {
    const { flow, state } = sceneOf(product, '1990-05-12');
    const step = flow.bySlug.get('pagamento');
    if (step === undefined) throw new Error('the scene has the step');
    const taken = { ...newStepState, result: { oferta: honest(product) } };
    const before = { ...state, steps: { ...state.steps, accept: taken, pagamento: { ...newStepState, result } } };
    const then = { ...parts, clock: { now: () => new Date(told) } };
    const held = heldAnswer(then, { proposal, flow, state: before, step, band }, done({ reference: 'PG-1', paidOn }));
    const kept = step.kind.call?.keep?.({ reference: 'PG-1', paidOn: String(paidOn) }, factsOf(flow, before));
    return { held, kept };
  };

  it.each([
    ['the day itself', on],
    ['the day before', addDays(on, -1)],
  ])('%s: as it was signed', (_what, paidOn) => {
    const { held, kept } = paid(paidOn);
    expect(held.codes).toEqual([]);
    expect(kept).toEqual({ pagamento: { reference: 'PG-1', paidOn }, ofertaAssinada: null });
  });

  it.each([1, 3, 5])('%d days later: the figures of that day, beside those that were signed', (late) => {
    const { held, kept } = paid(addDays(on, late));
    expect(held.codes).toEqual([]);
    expect(kept).toMatchObject({ oferta: { quote: { rulesOf: addDays(on, late) } }, ofertaAssinada: honest('clt') });
  });

  it.each([
    ['six days later', addDays(on, 6), 'clt'],
    ['ten days later', addDays(on, 10), 'clt'],
    ['long before', '2020-01-01', 'clt'],
    ['in ten years', '2036-11-20', 'clt'],
    ['on no day', 'amanhã', 'clt'],
    ['on a day that is none', '2026-11-31', 'clt'],
    ['a day later, of a debt that is worth something else every day', addDays(on, 1), 'portability'],
    ['a day later, of a fund', addDays(on, 1), 'fgts'],
  ])('%s: it is done, none of the figures hold, and a person is called', (_what, paidOn, product) => {
    heard.length = 0;
    const { held, kept } = paid(paidOn, product);
    expect(held.answer.kind).toBe('done');
    expect(heard).toMatchObject([{ operation: 'lender.disburse', codes: ['payOut.outsideContract'] }]);
    expect(kept).toEqual({ pagamento: { reference: 'PG-1', paidOn, outsideContract: true }, ofertaAssinada: null });
  });

  it.each([
    ['the next day', addDays(on, 1), `${on}T23:59:59Z`, ['payOut.ahead']],
    ['in 400 days', addDays(on, 400), `${on}T12:00:00Z`, ['payOut.ahead', 'payOut.outsideContract']],
    ['on the last day that there is', '9999-12-31', `${on}T12:00:00Z`, ['payOut.ahead', 'payOut.outsideContract']],
  ])(
    '%s, before it has begun anywhere: nothing was paid, one waits, and a person is called once',
    (_what, paidOn, now, codes) => {
      heard.length = 0;
      const { held } = paid(paidOn, 'clt', now);
      expect(held.answer).toMatchObject({ kind: 'waiting' });
      expect(heard).toMatchObject([{ level: 'error', operation: 'lender.disburse', codes }]);
      const pagamentoAnunciado = { paidOn: String(paidOn), outsideContract: codes.length > 1 };
      paid(paidOn, 'clt', now, { pagamentoAnunciado });
      paid(addDays(on, 2), 'clt', now, { pagamentoAnunciado });
      expect(heard).toMatchObject([{}, expect.not.objectContaining({ level: 'error' }), { level: 'error' }]);
    },
  );

  it('announced for a day outside the contract, and paid on it: a person is called again', () => {
    heard.length = 0;
    const paidOn = addDays(on, 12);
    paid(paidOn, 'clt', `${paidOn}T12:00:00Z`, { pagamentoAnunciado: { paidOn, outsideContract: true } });
    expect(heard).toMatchObject([{ level: 'error', codes: ['payOut.outsideContract'] }]);
  });

  it('the next day by UTC, where that has begun: as paid', () => {
    expect(paid(addDays(on, 1), 'clt', `${addDays(on, 1)}T00:00:00Z`).held).toMatchObject({ answer: { kind: 'done' } });
  });
});
