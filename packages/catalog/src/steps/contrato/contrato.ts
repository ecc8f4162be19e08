import { defineStep } from '@passo/engine';
import { kept, needing, word } from '../../ports/facts.ts';
import { contactOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';

/** The written contract goes to the customer, by e-mail. */
export const contrato = defineStep({
  label: 'Envio do contrato',
  unique: false,
  view: 'panel',
  panel: 'contract sending',
  illustration: 'contract',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['email'], ['contrato']),
  call: callPort('documents.send', {
    question: (facts) => ({ person: contactOf(facts), document: word(kept(facts, 'contrato'), 'document') }),
    keeps: 'envioDoContrato',
  }),
  texts: {
    waiting: { title: 'Estamos enviando o seu contrato', text: 'Ele vai para o seu e-mail em alguns segundos.' },
    success: { title: 'Contrato enviado', text: 'Confira a sua caixa de entrada. Uma cópia fica guardada aqui.' },
    failed: { title: 'Não foi possível enviar o contrato', text: 'O endereço de e-mail não aceitou a mensagem.' },
  },
});
