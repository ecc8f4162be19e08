import { loanProduct } from '../../packages/catalog/src/products/index.ts';
import { maxLoanFor, quoteLoan, type LoanTerms } from '../../packages/finance/src/index.ts';
import { offerOnWire } from '../../packages/catalog/src/products/offerOnWire.ts';
import { houseBank } from '../../apps/server/src/channels/banks/testing/houseBank.ts';
import { quotesFor } from '../../apps/server/src/simulator/ports/lender/quotes.ts';
import { offerShape } from '../../apps/server/src/ports/lender/offerShape.ts';

/* What is measured: the calculations as the server makes them for somebody who waits. */

/** R$ 20.000,00 over 84 months at 1.79 %, IOF financed, with a fee and an insurance: schedule, tax, gross-up and CET. */
export const loan: LoanTerms = {
  ...{ requestedCentavos: 2_000_000, installments: 84, monthlyRate: 0.0179 },
  ...{ paidOutOn: '2026-11-20', firstDueOn: '2026-12-20', dayBase: 365, method: 'price', iof: 'financed' },
  fees: [{ name: 'Tarifa', centavos: 5_000, when: 'financed' }],
  insurances: [{ name: 'Seguro', centavos: 690, when: 'perInstallment' }],
};

export const onePrice = () => quoteLoan(loan);
export const oneByDays = () => quoteLoan({ ...loan, method: 'byDays', firstDueOn: '2027-01-07' });
export const oneHome = () =>
  quoteLoan({ ...loan, installments: 360, method: 'sac', iof: 'exempt', requestedCentavos: 32_000_000 });
export const mostForMargin = () => maxLoanFor(40_000, loan);

/** Four lenders, each as dear as so much of the usual rate. */
const dearness = [1, 0.96, 1.07, 1.02];
const banks = dearness.map(() => houseBank);
const terms = Array.from({ length: 50 }, (_, at) => at + 12);

/** 4 lenders × 50 terms, each with its whole schedule, IOF and CET. */
export const grid = () =>
  dearness.flatMap((dearer) =>
    terms.map((installments) =>
      quoteLoan({ ...loan, installments, monthlyRate: Number((0.0179 * dearer).toFixed(4)) }),
    ),
  );

/** The same for somebody whose payroll leaves R$ 800,00, by days: the most that fits over each term, then the offers. */
export const gridOfPayroll = () =>
  terms.map((installments) => {
    const payroll = { ...loan, method: 'byDays', firstDueOn: '2026-12-25', installments } as const;
    const most = maxLoanFor(80_000, payroll);
    const requestedCentavos = most.ok ? Math.min(most.value.requestedCentavos, 850_000) : 850_000;
    return dearness.map((dearer) =>
      quoteLoan({ ...payroll, requestedCentavos, monthlyRate: Number((0.0179 * dearer).toFixed(4)) }),
    );
  });

type Asked = Omit<Parameters<typeof quotesFor>[0], 'installments'>;

/** 200 offers as they are answered: made, read at the port, and written for the wire. */
function onWire(asked: Asked): number {
  const product = loanProduct(asked.product);
  let bytes = 0;
  for (const installments of Array.from({ length: 50 }, (_, at) => product?.terms[at % product.terms.length] ?? 12)) {
    for (const answer of quotesFor({ ...asked, installments }, banks, 'bench', '2026-11-20')) {
      if (answer.kind !== 'done')
        throw new Error(`${asked.product} over ${installments}: no offer, nothing to measure`);
      bytes += JSON.stringify(offerOnWire(offerShape.parse(answer.value), asked.product)).length;
    }
  }
  return bytes;
}

const without = { monthlyRate: 0, marginCentavos: 0 };
export const gridOnWire = () => onWire({ ...without, product: 'cdc', requestedCentavos: 2_000_000 });

/** An amount that fits the margin over each of the product's terms, with every lender. */
export const payrollOnWire = () =>
  onWire({ ...without, product: 'clt', requestedCentavos: 400_000, marginCentavos: 80_000 });
