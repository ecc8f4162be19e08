import path from 'node:path';
import { catalog, isOperation, loanProduct, sheetDigest, standingOf, type LoanProduct } from '@passo/catalog';
import {
  actOnStep,
  compileFlow,
  newJourney,
  phasesOf,
  secondsOf,
  submitStep,
  toldOf,
  withStep,
  type CompiledFlow,
  type JourneyOutcome,
  type JourneyState,
} from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { homeOf } from '../../apps/server/src/channels/homeOf.ts';
import { loadPartners } from '../../apps/server/src/channels/loadPartners.ts';
import { landingBody } from '../../apps/server/src/pages/landing.ts';
import { deductionStops } from '../../packages/catalog/src/products/clauses.ts';

/* What is promised to every customer has to hold in every flow that is shipped. */

const channels = loadPartners(path.resolve(import.meta.dirname, '../..'));
type Shipped = (typeof channels)[number];
const compiled = ({ code, definition }: Shipped) => [code, compileFlow(definition, catalog)] as const;
const flows = channels.map(compiled);
const lends = ({ settings }: Shipped): boolean => loanProduct(settings.product) !== undefined;

/** The journey once everything has been answered with a yes. */
const done = (flow: CompiledFlow) =>
  flow.steps.reduce((state, { slug }) => withStep(state, slug, { status: 'finished' }), newJourney(flow));

const environment = { today: '2026-11-20', hiddenKeys: [] } as const;
const said = (outcome: JourneyOutcome): string => (outcome.ok ? 'ok' : outcome.code);

/** At the contract, which is written, with one of several offers. */
function standing(flow: CompiledFlow, slug: string, number: number): JourneyState {
  const offer = { id: `of_${number}`, lender: {}, quote: { totalCentavos: number }, validUntil: '2026-11-22' };
  const before = flow.steps.slice(0, flow.bySlug.get(slug)?.index);
  const answered = before.reduce((state, step) => withStep(state, step.slug, { status: 'finished' }), newJourney(flow));
  const chosen = withStep(answered, before.at(-1)?.slug ?? '', { result: { oferta: offer } });
  return withStep({ ...chosen, currentStep: slug }, slug, { status: 'success' });
}
const sheetIn = ({ steps }: JourneyState): string =>
  Object.values(steps).flatMap(({ result }) => sheetDigest(result.oferta) ?? [])[0] ?? '';

/** What a customer of the channel may read of it: its pages, its steps in every state, its questions, its product and contract. */
function wordsOf(channel: (typeof channels)[number]): string {
  const { definition, settings, texts } = channel;
  const { steps } = compileFlow(definition, catalog);
  const product = loanProduct(settings.product);
  const kinds = steps.map(({ kind }) => kind.texts);
  const sold = { label: product?.label, notes: product?.notes, paper: product?.paper };
  // A step that says its end itself says it in the place of the partner's words.
  const ending = steps.at(-1)?.definition.title === undefined ? texts.finalPage : undefined;
  const pages = [settings, homeOf(channel), texts.faq[settings.product], ending];
  return JSON.stringify([definition, kinds, pages, sold], withoutPlaces);
}
/** Cities and banks have names of their own. */
const withoutPlaces = (_key: string, value: unknown): unknown =>
  Array.isArray(value) && value.length > 100 ? [] : value;

/** The installments of these come out of wages or of a benefit. */
const deducted = channels.filter(
  ({ settings }) => loanProduct(settings.product)?.paper.stops?.startsWith(deductionStops) === true,
);
const payroll =
  /.{0,40}(?<!\p{L})(?:margem|dataprev|folha|desconto (?:no|do) salário|descontad[ao]s? (?:no|do) salário).{0,40}/giu;

/** Sold by agreement with the employer: behind the payroll stands the company itself, and not Dataprev. */
const isByAgreement = ({ settings }: (typeof channels)[number]): boolean => settings.product === 'payroll-agreement';
/** Whoever is asked what is left of a pay, by the consent that is given to it. */
const consentOf = ({ settings: { product } }: (typeof channels)[number]): string =>
  ({ 'payroll-agreement': 'empresa-margem', 'public-payroll': 'siape-margem' })[product] ?? 'dataprev-margem';
const asks = ({ steps }: CompiledFlow, operations: RegExp): boolean =>
  steps.some(({ kind }) => operations.test(kind.call?.operation ?? ''));
/** The channels of flows like these. */
const codesOf = (told: (flow: CompiledFlow) => boolean): readonly string[] =>
  flows.flatMap(([code, flow]) => (told(flow) ? [code] : []));
const agreesTo = (consent: string): readonly string[] =>
  codesOf(({ steps }) =>
    steps.some(({ definition: { fields = [] } }) => fields.some(({ term }) => term?.consent === consent)),
  );

const pays = (operation = ''): boolean => isOperation(operation) && standingOf(operation).stands === 'paid';

describe.each(channels.filter(lends).map(compiled))('%s', (_code, flow) => {
  it('sends the contract, once, to whoever signs it', () => {
    const signs = flow.steps.some(({ kind }) => kind.signs === true);
    const sent = toldOf(flow, done(flow)).filter(({ message }) => message === 'contract');
    expect([signs, sent.length]).toEqual([true, 1]);
  });

  it('asks for the money only after the signature', () => {
    const signed = flow.steps.findIndex(({ kind }) => kind.signs === true);
    const paying = flow.steps.filter(({ kind }) => pays(kind.call?.operation));
    expect(paying.map(({ index }) => index > signed)).toEqual([true]);
  });

  it('lets nobody sign but past the sheet of all costs that is in force', () => {
    const signing = flow.steps.filter(({ kind }) => kind.signs === true);
    const reading = flow.steps.filter(({ kind }) => kind.sheet !== undefined);
    expect([signing.length, reading.length, (reading[0]?.index ?? 99) < (signing[0]?.index ?? 0)]).toEqual([
      1,
      1,
      true,
    ]);
    const slug = reading[0]?.slug ?? '';
    const goOn = (state: JourneyState, acknowledged: string | null): string =>
      said(submitStep(flow, state, { slug, answers: {}, acknowledged }, environment));
    const [one, other] = [standing(flow, slug, 1), standing(flow, slug, 2)];
    for (const wrong of [null, '', 'lido', sheetIn(other)]) expect(goOn(one, wrong)).toBe('sheet.unread');
    expect(said(actOnStep(flow, one, { slug, action: 'advance' }, environment))).toBe('sheet.unread');
    expect(goOn(one, sheetIn(one))).not.toBe('sheet.unread');
    // The very state of whoever has read one offer, with another one in its place.
    const forged = withStep(other, slug, { status: 'finished', acknowledged: sheetIn(one) });
    const sign = { slug: signing[0]?.slug ?? '', answers: {}, confirmed: true };
    expect(said(submitStep(flow, { ...forged, currentStep: sign.slug }, sign, environment))).toBe('sheet.unread');
  });

  it('tells that the money came', () =>
    expect(toldOf(flow, done(flow)).filter(({ message }) => message === 'paid')).toHaveLength(1));

  it('proves a contact before there is anything to be told', () => {
    const proven = flow.steps.findIndex(({ kind }) => kind.needsConfirmation === true && kind.binding !== true);
    expect(toldOf(flow, done(flow)).every(({ step }) => step.index > proven)).toBe(true);
    expect(proven).toBeGreaterThanOrEqual(0);
  });
});

/** A loan, what it costs and whoever gives it; a card of credit is named where it is refused. */
const ofLoan =
  /.{0,40}(?:empr[ée]st|parcela|juros|financia|antecipa|simula|todos os custos|(?<!cartão de )crédito(?!s)|quem empresta|\bCET\b).{0,40}/giu;

const NOON = new Date('2026-11-20T15:00:00Z');

describe('a channel that opens an account', () => {
  const opening = channels.filter((channel) => !lends(channel));

  const firstPage = (channel: Shipped): string =>
    landingBody({ ...channel, flowVersion: 1 }, { kind: 'new', channel: channel.code }, NOON).markup;

  it('is sold', () => expect(opening.map(({ code }) => code)).toEqual(['carcara-conta']));

  it.each(opening.map((channel) => [channel.code, channel] as const))(
    '%s: says nothing of a loan',
    (_code, channel) => {
      for (const said of [wordsOf(channel), firstPage(channel)]) expect(said.match(ofLoan) ?? []).toEqual([]);
    },
  );

  it('names the house, the leave it has and whom to call, and warns, before the first question', () => {
    for (const channel of opening) {
      const markup = firstPage(channel);
      const { name, sac, ombudsman, email } = channel.bank.institution;
      for (const said of [name, sac, ombudsman, email, 'Portaria SPA/MF', '188', 'maiores de 18'])
        expect(markup).toContain(said);
      expect(markup).not.toMatch(/correspondente banc/);
    }
  });

  it.each([...'declaroSemLigacao declaroSemInfluencia declaroSemBeneficio declaroSemImpedimento'.split(' ')])(
    'takes nobody who does not declare %s, before their name is asked',
    (key) => {
      for (const { definition } of opening) {
        const { steps } = definition;
        const asking = (wanted: string): number =>
          steps.findIndex(({ fields = [] }) => fields.some((field) => field.key === wanted && field.required === true));
        expect(asking(key)).toBeGreaterThan(-1);
        expect(asking(key)).toBeLessThan(asking('nome'));
      }
    },
  );

  it('lets nobody in without limits of their own, and without an account in their name', () => {
    for (const { definition } of opening) {
      const { steps } = definition;
      const fields = steps.flatMap(({ fields: own = [] }) => own);
      for (const key of ['limiteDiario', 'limiteSemanal', 'limiteMensal', 'tempoDeUso'])
        expect(fields.find((field) => field.key === key)?.required, key).toBe(true);
      expect(steps.map(({ stepType }) => stepType)).toEqual(expect.arrayContaining(['accountCheck', 'registerCheck']));
    }
  });
});

/** What people read before the first question: the phases, and in how many minutes they may be done. */
const told = channels.map(({ code, definition }) => {
  const phases = phasesOf(definition);
  const seconds = compileFlow(definition, catalog).steps.reduce((sum, step) => sum + secondsOf(step), 0);
  return [code, `${phases.map(({ title }) => title).join(' · ')}, ~${Math.ceil(seconds / 60)} min`];
});

it('only where an installment is deducted a customer reads words of a payroll', () => {
  expect(deducted.map(({ settings }) => settings.product)).toEqual(expect.arrayContaining(['clt', 'inss']));
  const byMargin = deducted.filter(({ settings }) => loanProduct(settings.product)?.needsMargin === true);
  expect(byMargin.length).toBeGreaterThan(2);
  for (const channel of byMargin) expect(wordsOf(channel), channel.code).toMatch(payroll);
  const others = channels.filter((channel) => !deducted.includes(channel));
  expect(others.map((channel) => [channel.code, wordsOf(channel).match(payroll) ?? []])).toEqual(
    others.map(({ code }) => [code, []]),
  );
});

it('only where a step asks Dataprev, or another payroll in its place, the customer is asked to agree to it', () => {
  const asking = codesOf((flow) => asks(flow, /^(?:benefits|payrollMargin)\./));
  for (const consent of ['dataprev-margem', 'empresa-margem', 'siape-margem']) {
    const those = channels.filter((one) => asking.includes(one.code) && consentOf(one) === consent);
    expect(those.length, consent).toBeGreaterThan(0);
    expect(agreesTo(consent), consent).toEqual(those.map(({ code }) => code));
  }
});

it('only by agreement with the employer it is asked for leave, and nobody else reads that it is', () => {
  expect(codesOf((flow) => asks(flow, /^employer\./))).toEqual(channels.filter(isByAgreement).map(({ code }) => code));
  const leave = /.{0,40}empresa[^."]{0,40}\b(?:confirm|aprov|autoriz).{0,40}/giu;
  const [byAgreement = [], others = []] = [true, false].map((wanted) =>
    channels.filter((one) => isByAgreement(one) === wanted),
  );
  expect(others.map((channel) => [channel.code, wordsOf(channel).match(leave) ?? []])).toEqual(
    others.map(({ code }) => [code, []]),
  );
  for (const channel of byAgreement) {
    expect(wordsOf(channel)).toMatch(leave);
    expect(wordsOf(channel).match(/.{0,40}(?:dataprev|convênio).{0,40}/giu) ?? []).toEqual([]);
  }
});

/** What the first page may say that is needed, and where it is asked for. */
const needed: readonly (readonly [said: RegExp, asked: RegExp])[] = [
  [/minuto/, /./],
  [/RG ou CNH/, /"documentoFrente"/],
  [/CEP/, /"component":"cep"/],
  [/Conta no seu nome/, /"accountCheck"/],
  [/Documento do carro/, /"renavam"/],
  [/Conta de luz/, /"contaDeLuz"/],
  [/Contracheque/, /"salarioBruto"/],
  [/Saldo do FGTS/, /"saldoFgts"/],
  [/App FGTS/, /"tutorialFgtsAniversario"/],
  [/Matrícula do imóvel/, /"matricula"/],
  [/Sua renda/, /"label":"Sua renda/],
  [/Renda e entrada/, /"valorEntradaCDC".*"component":"money","label":"Sua renda/],
];

it('the first page names nothing that no step asks for', () => {
  const wrong = channels.flatMap(({ code, settings, definition }) => {
    const steps = JSON.stringify(definition.steps);
    const idle = (settings.landing?.needs ?? []).filter(
      ({ text }) => !needed.some(([said, asked]) => said.test(text) && asked.test(steps)),
    );
    return idle.map(({ text }) => `${code}: ${text}`);
  });
  expect(wrong).toEqual([]);
});

/** Nothing comes into the customer's account, or not all of it: who sells is paid, another bank is, or a group is entered. */
const paysElsewhere = (product: LoanProduct | undefined): boolean =>
  product?.payeeOf !== undefined || product?.debtLines !== undefined || product?.interestFree === true;

it('where the money goes to somebody else, that is said of a payment that failed, too', () => {
  const elsewhere = channels.filter(({ settings }) => paysElsewhere(loanProduct(settings.product)));
  expect(elsewhere.length).toBeGreaterThan(3);
  const titles = elsewhere.map(({ code, definition }) => {
    const paying = compileFlow(definition, catalog).steps.find(({ kind }) => pays(kind.call?.operation));
    return [
      code,
      paying?.definition.texts?.success?.title ?? '',
      paying?.definition.texts?.failed?.title ?? '',
    ] as const;
  });
  expect(titles.filter(([, done, failed]) => done === '' || failed === '' || /deposit/i.test(failed))).toEqual([]);
});

it('the first page says as many minutes as the journey does', () => {
  const wrong = channels.filter(({ code, settings }) => {
    const said = settings.landing?.needs.find(({ picture }) => picture === 'time')?.text ?? '';
    const [, journey = ''] = told.find(([known]) => known === code) ?? [];
    return !journey.endsWith(`~${said.replace(/ minutos?$/, '')} min`);
  });
  expect(wrong.map(({ code }) => code)).toEqual([]);
});

it('of the FGTS Caixa is asked for the withdrawals, or the customer says the balance and since when it may be drawn', () => {
  const sold = channels.filter(({ settings }) => settings.product === 'fgts');
  const ways = sold.map(({ definition: { steps } }) => {
    const asks = (key: string): boolean =>
      steps.some(({ fields = [] }) => fields.some((field) => field.key === key && field.required === true));
    const told = ['saldoFgts', 'dataOpcaoSaque', 'opcaoSaque'].filter(asks);
    return [steps.some(({ stepType }) => stepType === 'fgtsBalance'), told.length];
  });
  const either = [
    [true, 0],
    [false, 3],
  ];
  for (const way of either) expect(ways).toContainEqual(way);
  expect(ways.filter((way) => !either.some((one) => String(one) === String(way)))).toEqual([]);
});

it('a first page that promises a figure for a plate asks it as soon as the contact is proven, and says what is asked before', () => {
  const promising = channels.filter(({ settings }) => /placa/i.test(settings.landing?.text ?? ''));
  expect(promising.map(({ code }) => code)).toContain('aurora-veiculos');
  for (const { code, definition, settings } of promising) {
    const { steps } = compileFlow(definition, catalog);
    const asking = steps.findIndex(({ form }) => form.fields.some(({ kind }) => kind?.control === 'plate'));
    const before = steps
      .slice(0, asking)
      .flatMap(({ form }) => form.fields.filter(({ kind }) => kind?.control !== 'term'));
    expect(
      before.map(({ key }) => key),
      code,
    ).toEqual(['cpf', 'celular']);
    expect(settings.landing?.text).toMatch(/CPF.*celular.*placa/);
    // And nothing but the figure comes after it.
    expect(steps[asking + 1]?.kind.asksWith, code).toBeDefined();
  }
});

it.each(told)('%s tells its journey in a few phases, and how long it takes: %s', (_code, journey) => {
  const [, phases = '', minutes = ''] = /^(.+), ~(\d+) min$/.exec(journey) ?? [];
  expect(phases.split(' · ').length).toBeGreaterThanOrEqual(3);
  expect(phases.split(' · ').length).toBeLessThanOrEqual(5);
  expect(Number(minutes)).toBeLessThanOrEqual(10);
});

it('every step of a channel stands in a phase', () => {
  for (const { definition } of channels)
    expect(phasesOf(definition).flatMap(({ steps }) => steps)).toEqual(definition.steps.map(({ slug }) => slug));
});
