import { defineStep, isJsonObject, type JsonObject } from '@passo/engine';
import { toReais } from '@passo/domain';
import { fillingQuery } from '../../parts/fillingQuery.ts';
import { needing, number, word } from '../../ports/facts.ts';
import { personOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';

/** Dataprev is asked where the person works (eSocial): the form about their work begins with it, to be confirmed or corrected. */
export const employmentQuery = defineStep({
  label: 'Consulta do emprego',
  unique: false,
  ...fillingQuery,
  seconds: 5,
  needs: needing(['cpf']),
  call: callPort('payrollMargin.employment', {
    question: (facts) => ({ person: personOf(facts) }),
    keeps: 'emprego',
  }),
  // There may be no work that allows this loan.
  mayRefuse: true,
  fills: ({ emprego }) => (isJsonObject(emprego) ? workOf(emprego.employment) : {}),
  texts: {
    waiting: {
      title: 'Estamos buscando o seu emprego',
      text: 'A Dataprev, do governo, diz onde você trabalha. Leva alguns segundos.',
    },
    success: {
      title: 'Consulta feita',
      text: 'Agora confira os dados do seu trabalho.',
      source: 'Segundo a Dataprev, do governo',
    },
    failed: { title: 'Não foi possível consultar o seu emprego', text: 'Tente novamente em alguns minutos.' },
  },
});

/** As the step `trabalho` asks it; nothing where nobody is known to employ them. */
const workOf = (employment: unknown): JsonObject =>
  isJsonObject(employment)
    ? {
        empregador: { cnpj: word(employment, 'employerCnpj'), name: word(employment, 'employerName') },
        dataAdmissao: word(employment, 'admittedOn'),
        salarioBruto: toReais(number(employment, 'salaryCentavos')),
        descontosObrigatorios: toReais(number(employment, 'deductionsCentavos')),
      }
    : {};
