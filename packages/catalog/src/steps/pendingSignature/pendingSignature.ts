import { defineStep } from '@passo/engine';
import { envelopeOf } from '../../parts/envelope.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** Somebody else (spouse, guarantor, representative) has to sign too. */
export const pendingSignature = defineStep({
  label: 'Assinatura pendente',
  unique: false,
  view: 'panel',
  panel: 'pending signature',
  illustration: 'signature',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf', 'nome'], ['contrato']),
  call: callPort('signature.others', {
    question: envelopeOf,
    keeps: 'outrasAssinaturas',
  }),
  waits: { for: 'signers' },
  patience: { remindAfterHours: 24, giveUpAfterDays: 15 },
  tells: { done: 'answered' },
  texts: {
    waiting: {
      title: 'Falta a assinatura de outra pessoa',
      text: 'Enviamos o contrato para quem também precisa assinar.',
      next: 'Avisamos você quando todos assinarem.',
    },
    success: { title: 'Todos assinaram', text: 'O contrato está completo.' },
    failed: { title: 'Uma das assinaturas foi recusada', text: 'Sem todas as assinaturas, o contrato não vale.' },
  },
});
