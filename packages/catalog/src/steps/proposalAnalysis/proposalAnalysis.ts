import { defineStep } from '@passo/engine';
import { employmentOf } from '../../parts/employment.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** The company (employer or store) looks at the proposal. */
export const proposalAnalysis = defineStep({
  label: 'Análise da proposta pela empresa',
  unique: false,
  view: 'panel',
  panel: 'company proposal analysis',
  illustration: 'approval',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf', 'empregador']),
  call: callPort('employer.analyseProposal', {
    question: employmentOf,
    keeps: 'analiseDaEmpresa',
  }),
  waits: { for: 'employer', businessDays: 2 },
  patience: { remindAfterHours: 24, giveUpAfterDays: 10 },
  tells: { done: 'employerAnswered', refused: 'employerAnswered' },
  texts: {
    waiting: {
      title: 'A empresa está analisando o seu pedido',
      text: 'Ela confere os valores. Você não precisa fazer nada.',
      next: 'Avisamos você assim que a empresa responder.',
    },
    success: { title: 'A empresa aprovou o seu pedido', text: 'Podemos continuar.' },
    failed: {
      title: 'A empresa não aprovou o pedido',
      text: 'Nada será cobrado.',
    },
  },
});
