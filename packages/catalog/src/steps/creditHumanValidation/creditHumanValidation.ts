import { defineStep } from '@passo/engine';
import { creditQuestionOf } from '../../parts/creditQuestion.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';
import type { ProductUse } from '../../products/needs.ts';

/** A credit analysis that a person at the lender confirms. */
export const creditHumanValidation = defineStep({
  label: 'Análise de crédito com conferência',
  unique: false,
  view: 'panel',
  panel: 'credit analysis with human validation',
  illustration: 'analysis',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf']),
  needsOfProduct: 'analysis' satisfies ProductUse,
  call: callPort('office.creditReview', {
    question: creditQuestionOf,
    keeps: 'conferenciaDeCredito',
  }),
  waits: { for: 'team', businessDays: 1 },
  patience: { remindAfterHours: 24, giveUpAfterDays: 7 },
  tells: { done: 'approved' },
  texts: {
    waiting: {
      title: 'Um analista vai olhar o seu pedido',
      text: 'Uma pessoa olha o que você enviou. Você não precisa fazer nada.',
      next: 'Avisamos você assim que houver resposta.',
    },
    review: {
      title: 'Um analista está olhando o seu pedido',
      text: 'Avisamos você assim que terminar.',
    },
    success: { title: 'O analista aprovou o seu pedido', text: 'Podemos continuar.' },
    failed: {
      title: 'Não temos uma oferta hoje para você',
      text: 'O pedido não foi aprovado desta vez. Nada foi cobrado.',
    },
    remake: {
      title: 'Temos outra opção para você',
      text: 'Com os dados atuais, preparamos uma nova simulação.',
      action: 'Ver nova simulação',
    },
  },
});
