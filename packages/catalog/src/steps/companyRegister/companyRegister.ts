import { defineStep } from '@passo/engine';
import { employmentOf } from '../../parts/employment.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** The person finds or registers the company that they work for. */
export const companyRegister = defineStep({
  label: 'Cadastro da empresa',
  unique: false,
  view: 'form',
  panel: 'company registration',
  illustration: 'bank',
  asks: 'onSubmit',
  advances: 'byItself',
  needs: needing(['empregador']),
  call: callPort('employer.register', {
    question: employmentOf,
    keeps: 'empresa',
  }),
  patience: { remindAfterHours: 24, giveUpAfterDays: 10 },
  texts: {
    waiting: { title: 'Estamos cadastrando a empresa', text: 'Costuma levar menos de um minuto.' },
    success: { title: 'Empresa cadastrada', text: 'Podemos continuar.' },
    failed: {
      title: 'Não foi possível cadastrar a empresa',
      text: 'A empresa não foi aceita. Confira o CNPJ informado.',
    },
    remake: {
      title: 'Confira os dados da empresa',
      text: 'Não encontramos a empresa com este CNPJ.',
      action: 'Refazer',
    },
    review: {
      title: 'A empresa está sendo conferida',
      text: 'Avisamos assim que terminar.',
    },
  },
});
