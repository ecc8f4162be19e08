import { dailyWords } from '@passo/catalog/products/dailyWords.ts';
import { partiesOf } from '@passo/catalog/products/parties.ts';
import type { OfferOnWire } from '@passo/contract';
import { formatDate, isCalendarDate } from '@passo/domain/date/date.ts';
import { formatMoney } from '@passo/domain/money/money.ts';
import { keepTogether } from '@passo/domain/text/together.ts';
import type { CostDetailsProps, CostGroup } from '@passo/ui/money/CostDetails.tsx';
import type { CostRow } from '@passo/ui/money/CostTable.tsx';
import type { Fact } from '@passo/ui/money/FactsTable.tsx';
import { countOf, installmentsIn, lastOfFalling } from './installments.ts';
import { receivedOf, savingOf } from './received.ts';
import type { Seller } from './useSeller.ts';

/** Reais → `R$ 1.234,56`, never broken over two lines. */
export const money = (reais: number): string => formatMoney(Math.round(reais * 100)).replace(' ', '\u00a0');

/** On one line. */
export const whole = (text: string): string => text.replaceAll(' ', '\u00a0');

const percents = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const shares = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A fraction → `1,79%`. */
export const percent = (fraction: number): string => `${percents.format(fraction * 100)}%`;
const share = (fraction: number): string => shares.format(fraction * 100);
export const day = (date: string): string => (isCalendarDate(date) ? formatDate(date) : date);

const leadOf = (offer: OfferOnWire): string =>
  offer.interestFree
    ? `Custo desta carta de crédito. Oferta válida até ${day(offer.validUntil)}.`
    : `Custo Efetivo Total (CET) desta oferta, válida até ${day(offer.validUntil)}.`;

/** What the financed amount is made of, each part with its share of the whole; and what is paid beside it. */
function costGroups(offer: OfferOnWire): readonly CostGroup[] {
  if (offer.interestFree) return [{ title: 'Do que é feito o plano', rows: planRows(offer) }];
  const { valorDoFinanciamento: whole, released, iof, iofShare, fees, insurances } = offer;
  const [beside, within] = [[...fees, ...insurances].filter(isBeside), [...fees, ...insurances].filter(isWithin)];
  const rows = [
    { label: 'Valor liberado', value: money(released), share: share(whole === 0 ? 0 : released / whole) },
    { label: 'IOF', value: money(iof), share: share(iofShare) },
    ...within.map(chargeRow),
    { label: 'Total financiado', value: money(whole), share: '100', total: true },
  ];
  return [
    { title: 'Do que é feito o valor financiado', rows },
    ...(beside.length === 0 ? [] : [{ title: 'Pago com as parcelas, na soma', rows: beside.map(chargeRow) }]),
  ];
}

type ChargeOnWire = OfferOnWire['fees'][number];
const isBeside = ({ when }: ChargeOnWire): boolean => when === 'perInstallment';
const isWithin = (charge: ChargeOnWire): boolean => !isBeside(charge);
const chargeRow = ({ name, value, share: part }: ChargeOnWire): CostRow => ({
  label: name,
  value: money(value),
  share: share(part),
});

/** Nothing is lent: the letter of credit and what the group costs. */
function planRows({ released, total, fees, insurances }: OfferOnWire): readonly CostRow[] {
  return [
    { label: 'Carta de crédito', value: money(released), share: '100,0' },
    ...[...fees, ...insurances].map(chargeRow),
    { label: 'Total do plano', value: money(total), share: share(released === 0 ? 0 : total / released), total: true },
  ];
}

/** Everything else that must be known before anything is signed (decisions, Money). */
function offerFacts(offer: OfferOnWire): readonly Fact[] {
  return [
    ...offer.lines.map(({ label, value }) => ({ label, values: [money(value)] })),
    ...(offer.interestFree ? [] : amountsOf(offer)),
    { label: 'Parcelas', values: installmentsIn(offer, money) },
    { label: 'Vencimentos', values: [`de ${day(offer.firstDueOn)}`, `até ${day(offer.lastDueOn)}`] },
    { label: 'Total a pagar', values: [money(offer.total)] },
    ...(offer.totalWithDownPayment > offer.total
      ? [{ label: 'Total com a entrada', values: [money(offer.totalWithDownPayment)] }]
      : []),
    ...(offer.interestFree ? [] : ratesOf(offer)),
    {
      label: 'Atraso',
      values: lateOf(offer),
    },
    { label: 'Oferta válida até', values: [day(offer.validUntil)] },
  ];
}

const lateOf = ({ lateFine, lateMonthlyInterest }: OfferOnWire): readonly string[] =>
  lateFine === 0 && lateMonthlyInterest === 0
    ? ['sem multa nem juros pelo atraso']
    : [`multa de ${percent(lateFine)}`, `mais ${percent(lateMonthlyInterest)} ao mês`];

function amountsOf({ lines, requested, released }: OfferOnWire): readonly Fact[] {
  const has = (line: string): boolean => lines.some(({ key }) => key === line);
  const what = has('troco') ? ' (dívida e troco)' : has('divida') ? ' (a dívida)' : '';
  return [
    { label: `Valor pedido${what}`, values: [money(requested)] },
    { label: 'Valor liberado', values: [money(released)] },
  ];
}

const dailyOf = ({ dailyRate }: OfferOnWire): readonly string[] => (dailyRate === null ? [] : [dailyWords(dailyRate)]);

function ratesOf(offer: OfferOnWire): readonly Fact[] {
  return [
    { label: 'Total de juros', values: [money(offer.interest)] },
    {
      label: 'Taxa de juros',
      values: [`${percent(offer.monthlyRate)} ao mês`, `${percent(offer.annualRate)} ao ano`, ...dailyOf(offer)],
    },
    {
      label: 'CET',
      values: [`${percent(offer.cetMonthly)} ao mês`, `${percent(offer.cetAnnual)} ao ano`],
      explanation:
        'Custo Efetivo Total: juros, imposto, tarifas e seguros em uma taxa só. É por ele que se comparam ofertas.',
    },
    {
      label: 'IOF',
      values: [money(offer.iof)],
      explanation: 'Imposto sobre Operações Financeiras, já incluído nas parcelas.',
    },
  ];
}

/** Rights, each under its name. */
const offerNotes = ({ notes, rights }: OfferOnWire): CostDetailsProps['notes'] => [
  ...notes.map((text) => ({ text: keepTogether(text) })),
  ...rights.map(({ title, text }) => ({ title, text: keepTogether(text) })),
];

/** Who lends, and who sells for them: where each is found. */
const partiesIn = (offer: OfferOnWire, seller: Seller | null): CostDetailsProps['parties'] =>
  (seller === null ? [] : partiesOf(offer, seller)).map(({ facts, ...party }) => ({
    ...party,
    facts: facts.map(({ label, value }) => ({ label, values: [value] })),
  }));

/** How interest falls and what pays the debt grows, for the eye and in words. */
function chartOf({ schedule, interestFree }: OfferOnWire) {
  if (interestFree) return null;
  const points = schedule.map(({ interest, amortisation }) => ({ interest, principal: amortisation }));
  const [first, last] = [schedule.at(0), schedule.at(-1)];
  const words =
    first && last
      ? `Na primeira parcela, ${money(first.interest)} são juros e ${money(first.amortisation)} pagam a dívida; ` +
        `na última, ${money(last.interest)} são juros e ${money(last.amortisation)} pagam a dívida.`
      : '';
  return { points, text: words };
}

const plain = (reais: number): string => reais.toFixed(2).replace('.', ',');

/** With semicolons and commas, as spreadsheets in Brazil read it. */
export function scheduleCsv({ schedule }: OfferOnWire): string {
  const head = 'Parcela;Vencimento;Valor;Juros;Paga a dívida;Seguros e tarifas;Falta pagar';
  const rows = schedule.map(({ number, dueOn, installment, interest, amortisation, charges, balance }) =>
    [number, day(dueOn), ...[installment, interest, amortisation, charges, balance].map(plain)].join(';'),
  );
  return [head, ...rows].join('\r\n');
}

/** The cost sheet of an offer of any product: all that the law wants known before anything is signed. */
export const costSheetOf = (offer: OfferOnWire, seller: Seller | null): CostDetailsProps => ({
  lead: leadOf(offer),
  costs: costGroups(offer),
  facts: offerFacts(offer),
  notes: offerNotes(offer),
  parties: partiesIn(offer, seller),
  chart: chartOf(offer),
  schedule: offer.schedule.map((row) => ({
    ...{ number: String(row.number), dueOn: day(row.dueOn), installment: money(row.installment) },
    ...{ interest: money(row.interest), amortisation: money(row.amortisation), balance: money(row.balance) },
  })),
  download: { name: 'parcelas.csv', content: scheduleCsv(offer) },
});

/** The numbers that an offer is chosen by: what is received first, then what is paid for it. */
export function cardOf(offer: OfferOnWire) {
  const last = lastOfFalling(offer);
  const parts = installmentsIn(offer, money);
  const rates = [
    { label: 'Taxa de juros', value: `${percent(offer.monthlyRate)} ao mês` },
    { label: 'CET', value: `${percent(offer.cetAnnual)} ao ano` },
  ];
  const received = receivedOf(offer);
  const saving = savingOf(offer);
  return {
    label: priceLabel(offer),
    installment: money(offer.valorDaParcela),
    rows: [
      { label: received.label, value: money(received.value) },
      ...(last === null ? [] : [{ label: 'Última parcela', value: money(last) }]),
      ...(last === null && parts.length > 1 ? [{ label: 'Parcelas', value: parts.join(' ') }] : []),
      ...(offer.interestFree ? [] : rates),
      ...(saving === null ? [] : [{ label: 'Falta no banco de hoje', value: money(saving.left) }]),
      { label: 'Total a pagar', value: money(offer.total) },
      ...(saving === null ? [] : [{ label: 'Você economiza', value: money(saving.saved), gain: true }]),
    ],
  };
}

function priceLabel(offer: OfferOnWire): string {
  return `${offer.unit === 'withdrawal' ? 'Em troca de' : 'Você paga'} ${shortPriceLabel(offer)}`;
}

/** Where room is scarce: `24 parcelas de`. */
export const shortPriceLabel = (offer: OfferOnWire): string =>
  `${countOf(offer)}${offer.unit === 'withdrawal' || lastOfFalling(offer) === null ? '' : ', a primeira'} de`;

/** The same where the offer is all that is on the screen: amount, installment, term, total. */
export function fullCardOf(offer: OfferOnWire) {
  const { rows, ...card } = cardOf(offer);
  const [received, ...others] = rows;
  return { ...card, received, rows: others };
}

/** The same above a bar that names the installment already. */
export function receivedCardOf(offer: OfferOnWire) {
  const { received, rows } = fullCardOf(offer);
  return { received, rows };
}
