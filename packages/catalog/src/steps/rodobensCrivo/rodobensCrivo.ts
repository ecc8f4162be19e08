import { defineStep } from '@passo/engine';
import { creditQuestionOf } from '../../parts/creditQuestion.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';
import type { ProductUse } from '../../products/needs.ts';

/** The credit engine of one partner, which hands doubtful cases to an analyst. */
export const rodobensCrivo = defineStep({
  label: 'Análise de crédito (Crivo)',
  unique: false,
  view: 'panel',
  panel: 'credit analysis with human validation',
  illustration: 'analysis',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf']),
  needsOfProduct: 'analysis' satisfies ProductUse,
  call: callPort('bureau.crivo', {
    question: creditQuestionOf,
    keeps: 'credito',
  }),
  patience: { remindAfterHours: 24, giveUpAfterDays: 7 },
  tells: { done: 'approved' },
  texts: {
    waiting: { title: 'Estamos analisando o seu pedido', text: 'Costuma levar menos de um minuto.' },
    review: {
      title: 'Uma pessoa está analisando o seu pedido',
      text: 'Avisamos você assim que terminar.',
    },
    success: { title: 'Seu crédito foi aprovado', text: 'Agora escolha o valor e o prazo.' },
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
