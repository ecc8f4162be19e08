import { defineStep } from '@passo/engine';
import { callPort } from '../../ports/call.ts';
import { employmentOf } from '../../parts/employment.ts';
import { needing } from '../../ports/facts.ts';

/** The employer confirms the job and agrees to take the installment from the salary. */
export const proposalEndorsement = defineStep({
  label: 'Aprovação da empresa',
  unique: false,
  view: 'panel',
  panel: 'proposal endorsement',
  illustration: 'approval',
  asks: 'onEnter',
  waits: { for: 'employer', businessDays: 2 },
  patience: { remindAfterHours: 24, giveUpAfterDays: 10 },
  advances: 'byItself',
  needs: needing(['cpf', 'empregador'], ['oferta']),
  call: callPort('employer.approve', {
    question: employmentOf,
    keeps: 'empregador',
  }),
  tells: { done: 'employerAnswered', refused: 'employerAnswered' },
  texts: {
    waiting: {
      title: 'Sua empresa está conferindo o pedido',
      text: 'Você não precisa fazer nada.',
      next: 'Avisamos você assim que a empresa responder.',
    },
    success: { title: 'Sua empresa aprovou', text: 'Agora é com o banco.' },
    failed: {
      title: 'Sua empresa não aprovou o pedido',
      text: 'Nada será descontado do seu salário.',
    },
  },
});
