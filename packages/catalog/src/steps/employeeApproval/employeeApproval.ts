import { defineStep } from '@passo/engine';
import { employmentOf } from '../../parts/employment.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** The employer says that this person works there. */
export const employeeApproval = defineStep({
  label: 'Aprovação do funcionário',
  unique: false,
  view: 'panel',
  panel: 'employee approval',
  illustration: 'approval',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf', 'empregador']),
  call: callPort('employer.approveEmployee', {
    question: employmentOf,
    keeps: 'funcionario',
  }),
  waits: { for: 'employer', businessDays: 2 },
  patience: { remindAfterHours: 24, giveUpAfterDays: 10 },
  tells: { done: 'employerAnswered', refused: 'employerAnswered' },
  texts: {
    waiting: {
      title: 'Sua empresa está confirmando que você trabalha lá',
      text: 'Ela confere o seu registro. Você não precisa fazer nada.',
      next: 'Avisamos você assim que a empresa responder.',
    },
    success: { title: 'Sua empresa confirmou que você trabalha lá', text: 'Podemos continuar.' },
    failed: {
      title: 'Sua empresa não confirmou que você trabalha lá',
      text: 'Fale com a empresa para entender o motivo.',
    },
  },
});
