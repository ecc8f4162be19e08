import { defineStep } from '@passo/engine';
import { needing } from '../../ports/facts.ts';
import { personOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';

/** Name and birth date as they were typed, held against the register of the Receita Federal. */
export const registerCheck = defineStep({
  label: 'Conferência na Receita Federal',
  unique: false,
  view: 'panel',
  panel: 'score analysis',
  illustration: 'shield',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf', 'nome', 'dataNascimento']),
  call: callPort('bureau.register', {
    question: (facts) => ({ person: personOf(facts) }),
    keeps: 'cadastro',
  }),
  mendedBy: 'nome',
  texts: {
    waiting: {
      title: 'Estamos conferindo os seus dados',
      text: 'Comparamos nome e data de nascimento com a Receita Federal. Leva alguns segundos.',
    },
    success: { title: 'Dados conferidos', text: 'Os seus dados conferem com a Receita Federal.' },
    failed: {
      title: 'O seu CPF tem uma pendência',
      text: 'Regularize o CPF na Receita Federal e faça um novo pedido.',
    },
    remake: {
      title: 'Confira os seus dados',
      text: 'O nome ou a data de nascimento não são os que a Receita Federal tem para este CPF. Escreva os dois como estão no seu documento.',
    },
  },
});
