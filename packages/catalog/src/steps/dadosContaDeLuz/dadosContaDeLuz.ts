import { defineStep } from '@passo/engine';
import { needing, text } from '../../ports/facts.ts';
import { personOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';

/** The energy bill: photographed, read, and compared with the customer. */
export const dadosContaDeLuz = defineStep({
  label: 'Dados da conta de luz',
  unique: false,
  view: 'form',
  panel: 'manual data analysis',
  illustration: 'document',
  asks: 'onSubmit',
  advances: 'byItself',
  needs: needing(['cpf', 'contaDeLuz', 'numeroInstalacao']),
  photos: ['contaDeLuz', 'comprovantePagamento'],
  call: callPort('utility.readBill', {
    question: (facts) => ({
      person: personOf(facts),
      bill: text(facts, 'contaDeLuz'),
      installation: text(facts, 'numeroInstalacao'),
      receipt: text(facts, 'comprovantePagamento'),
    }),
    keeps: 'contaDeLuz',
  }),
  // Whoever has not paid yet may go on without the receipt.
  skippable: ({ inconsistency }) => inconsistency === 'overdue',
  shows: (result) => ({ leitura: result.contaDeLuz ?? null }),
  texts: {
    waiting: { title: 'Estamos lendo a sua conta de luz', text: 'Leva alguns segundos.' },
    success: { title: 'Conta de luz aceita', text: 'Está tudo certo com a sua conta.' },
    failed: { title: 'Documento de conta de luz inválido!', text: 'A conta enviada não pode ser usada neste pedido.' },
    remake: {
      title: 'Oops parece que enviou uma conta não muito boa...',
      text: 'Podemos tentar novamente?',
      action: 'Refazer',
    },
    review: {
      title: 'Uma pessoa vai conferir a sua conta',
      text: 'Avisamos assim que terminar.',
    },
  },
});
