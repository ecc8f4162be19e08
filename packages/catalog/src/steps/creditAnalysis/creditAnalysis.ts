import { defineStep } from '@passo/engine';
import { callPort } from '../../ports/call.ts';
import { creditQuestionOf } from '../../parts/creditQuestion.ts';
import { needing } from '../../ports/facts.ts';
import type { ProductUse } from '../../products/needs.ts';

/** Asks the bureau what may be lent to this person. */
export const creditAnalysis = defineStep({
  label: 'Análise de crédito',
  unique: false,
  view: 'panel',
  panel: 'credit analysis',
  illustration: 'analysis',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf']),
  needsOfProduct: 'analysis' satisfies ProductUse,
  call: callPort('bureau.analyse', {
    question: creditQuestionOf,
    keeps: 'credito',
  }),
  tells: { done: 'approved' },
  texts: {
    waiting: {
      title: 'Estamos analisando o seu pedido',
      text: 'Costuma levar menos de um minuto.',
      next: 'Assim que terminar, mostramos quanto você pode pegar.',
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
