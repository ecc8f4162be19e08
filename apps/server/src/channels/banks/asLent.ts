import type { LoanProduct } from '@passo/catalog';
import { fail, formatMoney, ok } from '@passo/domain';
import type { Lending } from './bank.ts';

const beyond = ({ minimumCentavos: least, maximumCentavos: most }: Lending): string =>
  `Este banco empresta de ${formatMoney(least)} a ${formatMoney(most)}.`;

/** A product as a bank lends it: at its rate, within its limits and by its calculator. */
export function asLent(product: LoanProduct, lending: Lending): LoanProduct {
  const { monthlyRate: usualRate, minimumCentavos, maximumCentavos, terms, calculator } = lending;
  const { example, termsFor } = product;
  return {
    ...product,
    ...{ usualRate, minimumCentavos, maximumCentavos, terms },
    ...(example !== undefined && { example: exampleOf(example, lending) }),
    ...(termsFor !== undefined && {
      // A term that only the customer's debt has is none that a bank leaves out.
      termsFor: (question) =>
        termsFor(question).filter((term) => terms.includes(term) || !product.terms.includes(term)),
    }),
    maximumFor: (question) => {
      const most = product.maximumFor({ ...question, calculator });
      return most.ok ? ok(Math.min(most.value, maximumCentavos)) : most;
    },
    quote: (question) => {
      const quoted = product.quote({ ...question, calculator });
      // A debt that changes banks is as large as it is.
      if (!quoted.ok || maximumCentavos === 0) return quoted;
      const { requestedCentavos: amount } = quoted.value;
      const fits = amount >= minimumCentavos && amount <= maximumCentavos;
      return fits ? quoted : fail({ code: 'amount.invalid', message: beyond(lending) });
    },
  };
}

type Example = NonNullable<LoanProduct['example']>;

/** The usual case, or the nearest to it that this bank has. */
function exampleOf(example: Example, { minimumCentavos, maximumCentavos, terms }: Lending): Example {
  const { requestedCentavos: amount, installments } = example;
  const within = Math.min(Math.max(amount, minimumCentavos), maximumCentavos);
  return {
    ...example,
    requestedCentavos: amount === 0 ? 0 : within,
    installments: terms.find((term) => term >= installments) ?? terms.at(-1) ?? installments,
  };
}
