import { defineStep } from '@passo/engine';
import { kept, needing, word } from '../../ports/facts.ts';
import { callPort } from '../../ports/call.ts';

/** The written contract is sent to the customer by the message that follows (`tells`), to the contact that was proven. */
export const contrato = defineStep({
  label: 'Envio do contrato',
  unique: false,
  view: 'panel',
  panel: 'contract sending',
  illustration: 'contract',
  asks: 'onEnter',
  advances: 'byItself',
  seconds: 0,
  needs: needing([], ['contrato']),
  call: callPort('documents.send', {
    question: (facts) => ({ document: word(kept(facts, 'contrato'), 'document') }),
    keeps: 'envioDoContrato',
  }),
  tells: { done: 'contract' },
  texts: {
    waiting: {
      title: 'Estamos enviando o seu contrato',
      text: 'O link da sua cópia vai para o contato que você confirmou.',
    },
    success: { title: 'Contrato enviado', text: 'A sua cópia fica guardada aqui.' },
    failed: { title: 'Não foi possível enviar o contrato', text: 'Não encontramos o contrato deste pedido.' },
  },
});
