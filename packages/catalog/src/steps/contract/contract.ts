import { defineStep } from '@passo/engine';
import { accountOf, addressOf } from '../../parts/address.ts';
import { signedOf } from '../../parts/signed.ts';
import { callPort } from '../../ports/call.ts';
import { checkedBy, kept, label, needing, text } from '../../ports/facts.ts';
import { loanProduct } from '../../products/index.ts';
import type { ProductUse } from '../../products/needs.ts';
import { sheetDigest } from '../../products/sheet.ts';
import { contactOf } from '../../ports/person.ts';
import { refusedAccounts } from '../../ports/refusedAccounts.ts';

/** The contract is written from what was answered and chosen, and read with all its costs before anything is signed. */
export const contract = defineStep({
  label: 'Contrato',
  unique: false,
  view: 'contract',
  panel: 'contract generation',
  illustration: 'contract',
  asks: 'onEnter',
  advances: 'byCustomer',
  seconds: 40,
  binding: true,
  needs: { ...needing(['cpf', 'nome'], ['oferta']), ...checkedBy('reserva', 'cadastro') },
  needsOfProduct: 'contract' satisfies ProductUse,
  sheet: (facts) => sheetDigest(kept(facts, 'oferta')),
  call: callPort('documents.contract', {
    question: (facts) => ({
      product: facts.product,
      person: contactOf(facts),
      address: addressOf(facts),
      employer: { cnpj: text(facts, 'empregador'), name: label(facts, 'empregador') },
      account: accountOf(facts),
      particulars: loanProduct(facts.product)?.particulars?.of(facts) ?? [],
      offer: kept(facts, 'oferta'),
      ...(refusedAccounts(facts).length > 0 && { replaces: true }),
    }),
    keeps: 'contrato',
  }),
  shows: (_result, facts) => ({ ...signedOf(facts), custos: sheetDigest(kept(facts, 'oferta')) }),
  texts: {
    waiting: { title: 'Estamos preparando o seu contrato', text: 'Fica pronto em alguns segundos.' },
    success: {
      title: 'Confira e assine',
      text: 'Leia o contrato e os custos com calma. Nada vale antes da sua assinatura.',
    },
    remake: {
      title: 'Falta um dado',
      text: 'Volte ao passo em que ele é pedido, ou fale com a gente.',
      action: 'Tentar novamente',
    },
    failed: { title: 'Não foi possível preparar o contrato', text: 'Confira os seus dados e tente novamente.' },
  },
});
