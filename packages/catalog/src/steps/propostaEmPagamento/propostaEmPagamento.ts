import { defineStep } from '@passo/engine';
import { accountTries } from '../../parts/accountTries.ts';
import { accountOf } from '../../parts/address.ts';
import { callPort } from '../../ports/call.ts';
import { checkedBy, kept, needing, word } from '../../ports/facts.ts';
import { personOf } from '../../ports/person.ts';
import { loanProduct } from '../../products/index.ts';
import type { ProductUse } from '../../products/needs.ts';
import { aboutDay, followsPayment, showsPayment, tellsOfDay } from '../../parts/payment.ts';

/** The lender sends the money. */
export const propostaEmPagamento = defineStep({
  label: 'Pagamento da proposta',
  unique: false,
  view: 'panel',
  panel: 'proposal payment',
  illustration: 'money',
  asks: 'onEnter',
  advances: 'byItself',
  waits: { for: 'lender', businessDays: 1 },
  seconds: 0,
  needs: { ...needing(['cpf', 'banco', 'agencia', 'conta'], ['oferta']), ...checkedBy('contaConferida') },
  needsOfProduct: 'payment' satisfies ProductUse,
  call: callPort('lender.disburse', {
    question: (facts) => {
      const payee = loanProduct(facts.product)?.payeeOf?.(facts);
      return {
        offer: word(kept(facts, 'oferta'), 'id'),
        person: personOf(facts),
        account: accountOf(facts),
        ...(payee !== undefined && { payee }),
      };
    },
    keeps: 'pagamento',
    follows: { keeps: 'ofertaAssinada', from: followsPayment },
  }),
  // The account that the contract names, which is written and signed anew.
  mendedBy: 'conta',
  tries: accountTries,
  shows: showsPayment,
  tells: { done: 'paid', also: tellsOfDay, about: aboutDay },
  texts: {
    waiting: {
      title: 'O dinheiro está a caminho',
      text: 'O banco está fazendo o depósito na sua conta.',
    },
    success: { title: 'Dinheiro enviado', text: 'O depósito foi feito na sua conta.' },
    failed: {
      title: 'O banco não conseguiu depositar',
      text: 'Nada será cobrado. Veja se a conta está ativa e peça de novo, ou ligue para nós.',
    },
  },
});
