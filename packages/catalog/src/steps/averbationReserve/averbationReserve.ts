import { defineStep } from '@passo/engine';
import { LESS, marginTries } from '../../parts/marginTries.ts';
import { quoteOf } from '../../parts/quote.ts';
import { payrollAnswers, payrollOf } from '../../parts/payroll.ts';
import { callPort } from '../../ports/call.ts';
import { kept, needing } from '../../ports/facts.ts';
import { personOf } from '../../ports/person.ts';
import type { ProductUse } from '../../products/needs.ts';

/** Reserves the installment in the payroll's margin. */
export const averbationReserve = defineStep({
  label: 'Reserva de margem',
  unique: false,
  view: 'panel',
  panel: 'proposal endorsement',
  illustration: 'bank',
  asks: 'onEnter',
  advances: 'byItself',
  waits: { for: 'employer', businessDays: 0 },
  seconds: 0,
  needs: needing(['cpf'], ['oferta']),
  needsOfProduct: 'deduction' satisfies ProductUse,
  restsOn: payrollAnswers,
  call: callPort('payrollMargin.reserve', {
    question: (facts) => ({
      person: personOf(facts),
      ...payrollOf(facts),
      ...quoteOf(kept(facts, 'oferta')),
    }),
    keeps: 'margem',
  }),
  // The choice of amount and term, where another one is made within what fits.
  mendedBy: 'oferta',
  tries: marginTries,
  texts: {
    waiting: { title: 'Estamos reservando a parcela no seu salário', text: 'Costuma levar menos de um minuto.' },
    success: { title: 'Parcela reservada', text: 'A parcela cabe no seu salário.' },
    remake: { title: 'Esta parcela não coube no seu salário', text: LESS },
    failed: {
      title: 'Esta parcela não cabe no seu salário',
      text: 'Por lei, só uma parte do salário pode ir para parcelas. Nada será descontado.',
    },
  },
});
