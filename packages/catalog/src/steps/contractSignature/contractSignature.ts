import { formatMoney } from '@passo/domain';
import { defineStep, isJsonObject, type Facts, type Json } from '@passo/engine';
import { signedOf } from '../../parts/signed.ts';
import { checkedBy, kept, needing } from '../../ports/facts.ts';
import type { Offer } from '../../ports/lender.ts';
import { equalsOf, fall } from '../../products/installments.ts';
import { keptOffer } from '../../ports/keptOffer.ts';

/** The contract is signed here: what proves it is the code sent to the contact that was confirmed before. */
export const contractSignature = defineStep({
  label: 'Assinatura por código',
  unique: false,
  view: 'signature',
  panel: 'contract signature',
  illustration: 'signature',
  advances: 'byItself',
  seconds: 40,
  binding: true,
  signs: true,
  needsConfirmation: true,
  needs: { ...needing([], ['oferta', 'contrato']), ...checkedBy('cadastro'), identity: true },
  confirms: (facts) => `assina o seu contrato${whatIsOwed(facts)}`,
  // The document by its SHA-256, and the figures.
  binds: ({ contrato = null, oferta = null }) => ({ contrato, oferta: figuresOf(oferta) }),
  shows: (_result, facts) => signedOf(facts),
  tells: { done: 'contract' },
  texts: {
    init: {
      title: 'Confira e assine',
      text: 'Leia o contrato e os custos com calma. O código que enviamos vale como a sua assinatura.',
    },
    success: { title: 'Contrato assinado', text: 'Recebemos a sua assinatura.' },
    failed: {
      title: 'Não deu para assinar',
      text: 'O código não foi confirmado. Peça um novo para tentar de novo.',
      action: 'Tentar novamente',
    },
  },
});

/** What the house says around them. */
const sentences = new Set(['notes', 'rights']);

const figuresOf = (offer: Json): Json =>
  isJsonObject(offer) ? Object.fromEntries(Object.entries(offer).filter(([key]) => !sentences.has(key))) : null;

/** ' de R$ 41.040,00 (71x de R$ 570,00 + 1x de R$ 570,12) com Banco Horizonte': all that will be paid, and to whom. */
function whatIsOwed(facts: Facts): string {
  const offer = keptOffer(kept(facts, 'oferta'));
  if (offer === null) return '';
  const { quote, lender, unit } = offer;
  const how = unit === 'withdrawal' ? '' : ` (${installmentsOf(quote)})`;
  return ` de ${formatMoney(quote.totalCentavos)}${how} com ${lender.name}`;
}

function installmentsOf(quote: Offer['quote']): string {
  if (fall(quote)) return `${quote.installments}x, a primeira de ${formatMoney(quote.installmentCentavos)}`;
  return equalsOf(quote)
    .map(({ count, centavos }) => `${count}x de ${formatMoney(centavos)}`)
    .join(' + ');
}
