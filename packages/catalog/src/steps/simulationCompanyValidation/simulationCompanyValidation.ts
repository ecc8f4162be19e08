import { defineStep } from '@passo/engine';
import { employmentOf } from '../../parts/employment.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** The company confirms the simulated installment before a contract is written. */
export const simulationCompanyValidation = defineStep({
  label: 'Validação da simulação pela empresa',
  unique: false,
  view: 'panel',
  panel: 'simulation validation by the company',
  illustration: 'approval',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf', 'empregador'], ['oferta']),
  call: callPort('employer.validateSimulation', {
    question: employmentOf,
    keeps: 'validacaoDaSimulacao',
  }),
  waits: { for: 'employer', businessDays: 2 },
  patience: { remindAfterHours: 24, giveUpAfterDays: 10 },
  tells: { done: 'employerAnswered', refused: 'employerAnswered' },
  texts: {
    waiting: {
      title: 'A empresa está conferindo a parcela',
      text: 'Ela confere se a parcela cabe no seu salário. Você não precisa fazer nada.',
    },
    success: { title: 'A empresa confirmou a parcela', text: 'As condições que você escolheu foram aceitas.' },
    failed: {
      title: 'A empresa não confirmou a parcela',
      text: 'A parcela escolhida não foi aceita. Nada será descontado.',
    },
    remake: {
      title: 'A empresa pediu outra parcela',
      text: 'Escolha um valor menor ou mais parcelas.',
      action: 'Ver nova simulação',
    },
  },
});
