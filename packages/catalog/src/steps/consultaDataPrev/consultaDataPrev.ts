import { defineStep } from '@passo/engine';
import { stagedQuery } from '../../parts/stagedQuery.ts';
import { personOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** Dataprev is asked for the benefits of this person, stage by stage. */
export const consultaDataPrev = defineStep({
  label: 'Consulta de benefícios',
  unique: false,
  ...stagedQuery,
  needs: needing(['cpf']),
  call: callPort('benefits.query', {
    question: (facts) => ({ person: personOf(facts) }),
    keeps: 'beneficios',
  }),
  texts: {
    waiting: {
      title: 'Estamos consultando os seus benefícios',
      text: 'A resposta do INSS costuma levar até dois minutos.',
      next: 'Assim que chegar, mostramos que parcela cabe em cada benefício.',
    },
    success: { title: 'Encontramos os seus benefícios', text: 'Agora escolha qual deles usar.' },
    failed: {
      title: 'Não encontramos um benefício para usar',
      text: 'O INSS não tem benefício ativo que aceite este empréstimo no seu CPF.',
    },
  },
});
