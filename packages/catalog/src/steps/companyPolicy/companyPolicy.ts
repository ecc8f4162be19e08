import { defineStep } from '@passo/engine';
import { employmentOf } from '../../parts/employment.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** The lender checks the company against its policy; it takes its time, so the page asks seldom. */
export const companyPolicy = defineStep({
  label: 'Política da empresa',
  unique: false,
  view: 'panel',
  panel: 'company policy waiting',
  illustration: 'shield',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['empregador']),
  call: callPort('employer.policy', {
    question: employmentOf,
    keeps: 'politica',
  }),
  pollSeconds: 15,
  waits: { for: 'lender', businessDays: 1 },
  patience: { remindAfterHours: 24, giveUpAfterDays: 10 },
  tells: { done: 'answered' },
  texts: {
    waiting: {
      title: 'Estamos conferindo a sua empresa',
      text: 'O banco confere se ela pode participar.',
      next: 'Você não precisa fazer nada agora.',
    },
    success: { title: 'Empresa conferida', text: 'Podemos continuar.' },
    failed: { title: 'A empresa ainda não pode participar', text: 'Ela não atende às regras deste produto hoje.' },
  },
});
