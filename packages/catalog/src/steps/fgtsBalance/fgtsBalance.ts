import { defineStep } from '@passo/engine';
import { stagedQuery } from '../../parts/stagedQuery.ts';
import { personOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** The lender asks Caixa which yearly withdrawals may be sold in advance. */
export const fgtsBalance = defineStep({
  label: 'Consulta do saldo do FGTS',
  unique: false,
  ...stagedQuery,
  needs: needing(['cpf']),
  call: callPort('lender.fgtsBalance', {
    question: (facts) => ({ person: personOf(facts) }),
    keeps: 'saldoFgts',
  }),
  texts: {
    waiting: {
      title: 'Estamos consultando o seu FGTS',
      text: 'A resposta da Caixa costuma levar até dois minutos.',
      next: 'Assim que chegar, mostramos quantos saques dá para antecipar.',
    },
    success: { title: 'Encontramos o seu saldo', text: 'Agora escolha quantos saques antecipar.' },
    failed: {
      title: 'Não encontramos saldo para antecipar',
      text: 'O FGTS não tem saldo livre no seu CPF, ou o banco ainda não está autorizado.',
    },
    remake: {
      title: 'Falta um passo no aplicativo FGTS',
      text: 'Confira no aplicativo FGTS se o saque-aniversário está escolhido e o banco autorizado.',
      action: 'Consultar de novo',
    },
  },
});
