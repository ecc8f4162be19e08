import { loanProduct, type Offer } from '@passo/catalog';
import { addDays } from '@passo/domain';
import { inQuote, namedAs, quotedAs, saying } from '../../../apps/server/src/ports/lender/testing/changes.ts';
import { late, on, quotedOn } from '../../../apps/server/src/ports/lender/testing/honest.ts';
import type { Change } from './telling.ts';

/*
 * Another offer in place of the one that was shown, told where it is taken or reserved. Most of them break no rule, and would be
 * let in if they were shown: the customer has agreed to none.
 */

/** The same loan by the product's own rules, on other terms. */
const requoted =
  (product: string, terms: { readonly monthlyRate?: number; readonly requestedCentavos?: number }): Change =>
  (offer) => {
    const { installments, requestedCentavos } = offer.quote;
    const own = { requestedCentavos, installments, monthlyRate: loanProduct(product)?.usualRate ?? 0, paidOutOn: on };
    const quoted = loanProduct(product)?.quote({ ...own, ...terms });
    if (quoted?.ok !== true) throw new Error('the other loan is a loan');
    return { ...offer, quote: quoted.value };
  };

const feeOf = (centavos: number): Change =>
  quotedAs({
    ...{ monthlyRate: 0.0249, firstDueOn: '2026-12-20', method: 'price' },
    fees: [{ name: 'Tarifa de cadastro', centavos, when: 'financed' }],
  });

const inLines =
  (change: (line: NonNullable<Offer['lines']>[number]) => object): Change =>
  (offer) => ({ ...offer, lines: offer.lines?.map((line) => ({ ...line, ...change(line) })) });

export const swaps: readonly (readonly [what: string, product: string, change: Change])[] = [
  // What was believed once comes first: the gate tells two of each product.
  ['another id', 'cdc', saying({ id: 'of_another' })],
  ['another name of the lender', 'cdc', namedAs({ name: 'Banco Outro S.A.' })],
  ['another name, on a payroll', 'clt', namedAs({ name: 'Financeira Litoral S.A.' })],
  ['another way of paying back, by its title', 'real-estate', saying({ title: 'Price: parcela igual' })],
  ['no title', 'real-estate', saying({ title: undefined })],
  ['rows whose interest moved', 'clt', inQuote(({ schedule }) => ({ schedule: schedule.map(moved) }))],
  ['a dearer rate', 'cdc', requoted('cdc', { monthlyRate: 0.0299 })],
  ['a cheaper rate', 'clt', requoted('clt', { monthlyRate: 0.0169 })],
  ['a larger amount', 'cdc', requoted('cdc', { requestedCentavos: 510_000 })],
  ['one installment less', 'cdc', quotedAs({ installments: 23, firstDueOn: '2026-12-20', method: 'price' })],
  ['a first due date some days later', 'cdc', quotedAs({ firstDueOn: '2026-12-28' })],
  ['a smaller fee', 'cdc', feeOf(4_900)],
  ['a larger fee', 'cdc', feeOf(19_900)],
  ['an insurance', 'cdc', (offer) => ({ ...offer, quote: { ...offer.quote, ...insuredQuote() } })],
  ['a smaller fine', 'cdc', saying({ late: { ...late, fine: 0.01 } })],
  ['no interest of delay', 'clt', saying({ late: { ...late, monthlyInterest: 0 } })],
  ['a day longer to decide', 'cdc', saying({ validUntil: addDays(on, 4) })],
  ['a day less to decide', 'cdc', saying({ validUntil: addDays(on, 2) })],
  ['an id that is a clause', 'cdc', saying({ id: 'Multa de 10 % em caso de atraso' })],
  ['another lender', 'cdc', namedAs({ name: 'Banco Outro S.A.', cnpj: '11222333000181' })],
  ['another CNPJ', 'clt', namedAs({ cnpj: '11222333000181' })],
  ['another address', 'cdc', namedAs({ address: 'Rua das Flores, 7, Recife/PE' })],
  ['another e-mail', 'cdc', namedAs({ email: 'outro@golpe.exemplo.com.br' })],
  ['another SAC', 'cdc', namedAs({ sac: '0800 999 9999' })],
  ['another ombudsman', 'cdc', namedAs({ ombudsman: '0800 888 8888' })],
  [
    'a larger down payment',
    'vehicle',
    inLines(({ key, centavos }) => (key === 'entrada' ? { centavos: centavos + 1 } : {})),
  ],
  [
    'a vehicle worth more',
    'vehicle',
    inLines(({ key, centavos }) => (key === 'bem' ? { centavos: centavos + 100 } : {})),
  ],
  [
    'a worth on another’s word',
    'vehicle',
    inLines(({ key }) => (key === 'bem' ? { label: 'Valor do veículo informado por você' } : {})),
  ],
  ['no lines', 'vehicle', saying({ lines: [] })],
  ['a line more', 'cdc', saying({ lines: [{ key: 'entrada', label: 'Valor da Entrada', centavos: 0 }] })],
  [
    'a balance that stays',
    'fgts',
    inLines(({ key }) => (key === 'resta' ? { label: 'Fica no FGTS se você sacar também o resto' } : {})),
  ],
  ['withdrawals that are installments', 'fgts', saying({ unit: 'installment' })],
  [
    'a debt of another number',
    'portability',
    (offer) => ({ ...offer, replaces: { ...offer.replaces, contract: 'A-2' } }),
  ],
  ['nothing of the debt', 'portability', saying({ replaces: undefined })],
];

/** A centavo of the second row's interest is the third one's: below what any check of a rate could see. */
function moved(row: Offer['quote']['schedule'][number], at: number): object {
  const more = at === 1 ? 1 : at === 2 ? -1 : 0;
  return {
    ...{ ...row, interestCentavos: row.interestCentavos + more },
    ...{
      amortisationCentavos: row.amortisationCentavos - more,
      balanceCentavos: row.balanceCentavos + (at === 1 ? 1 : 0),
    },
  };
}

const insuredQuote = () =>
  quotedOn({
    ...{ monthlyRate: 0.0249, firstDueOn: '2026-12-20', method: 'price' },
    fees: [{ name: 'Tarifa de cadastro', centavos: 9_900, when: 'financed' }],
    insurances: [{ name: 'Seguro prestamista', centavos: 690, when: 'perInstallment' }],
  });
