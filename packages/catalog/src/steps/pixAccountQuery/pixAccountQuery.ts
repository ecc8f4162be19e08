import { defineStep, isJsonObject, type JsonObject } from '@passo/engine';
import { accountTypes } from '../../parts/accountTypes.ts';
import { fillingQuery } from '../../parts/fillingQuery.ts';
import { needing, word } from '../../ports/facts.ts';
import { personOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';

/** The account behind the customer's own Pix key, their CPF: the form about their account begins with it, to be confirmed or corrected. */
export const pixAccountQuery = defineStep({
  label: 'Consulta da chave Pix',
  unique: false,
  ...fillingQuery,
  // It takes less than typing what it finds.
  seconds: 0,
  needs: needing(['cpf']),
  call: callPort('lender.pixAccount', {
    question: (facts) => ({ person: personOf(facts) }),
    keeps: 'contaPix',
  }),
  fills: ({ contaPix }) => (isJsonObject(contaPix) ? accountIn(contaPix.pixAccount) : {}),
  texts: {
    waiting: { title: 'Estamos buscando a sua conta', text: 'Pela chave Pix do seu CPF. Leva alguns segundos.' },
    success: { title: 'Consulta feita', text: 'Agora confira a conta.', source: 'Conta da chave Pix do seu CPF' },
    failed: { title: 'Não foi possível buscar a sua conta', text: 'Tente novamente em alguns minutos.' },
  },
});

/** As the step `conta` asks it; nothing where the CPF is no Pix key. */
const accountIn = (account: unknown): JsonObject =>
  isJsonObject(account)
    ? {
        banco: { value: word(account, 'bank'), label: `${word(account, 'bank')} · ${word(account, 'bankName')}` },
        ...typeIn(word(account, 'type')),
        agencia: word(account, 'agency'),
        conta: word(account, 'account'),
      }
    : {};

function typeIn(type: string): JsonObject {
  const [value, label] = accountTypes.find(([known]) => known === type) ?? [];
  return value === undefined || label === undefined ? {} : { tipoConta: { value, label } };
}
