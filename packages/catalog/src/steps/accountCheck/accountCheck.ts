import { defineStep } from '@passo/engine';
import { accountOf } from '../../parts/address.ts';
import type { AnswerName } from '../../ports/factNames.ts';
import { needing } from '../../ports/facts.ts';
import { personOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';

/** Where the money goes: an account that the bank says is held by this CPF. */
export const accountCheck = defineStep({
  label: 'Conta para receber',
  unique: false,
  view: 'form',
  illustration: 'bank',
  asks: 'onSubmit',
  readLater: true,
  advances: 'byItself',
  needs: needing(['cpf', 'banco', 'agencia', 'conta']),
  restsOn: ['cpf', 'banco', 'agencia', 'conta', 'tipoConta'] satisfies readonly AnswerName[],
  call: callPort('lender.checkAccount', {
    question: (facts) => ({ person: personOf(facts), account: accountOf(facts) }),
    keeps: 'contaConferida',
  }),
  texts: {
    waiting: { title: 'Estamos conferindo a sua conta', text: 'Leva alguns segundos.' },
    success: { title: 'Conta conferida', text: 'A conta está no seu CPF.' },
    failed: { title: 'O banco não aceitou esta conta', text: 'Ela não pode ser usada neste contrato.' },
    remake: {
      title: 'Confira a conta',
      text: 'Não encontramos esta conta. Confira o banco, a agência e o número com o dígito.',
      action: 'Corrigir',
    },
  },
});
