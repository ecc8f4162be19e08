import { defineStep } from '@passo/engine';
import { benefitChoices } from '../../parts/benefits.ts';
import { kept, needing } from '../../ports/facts.ts';

/** The customer chooses the benefit from which the installment is taken. */
export const benefit = defineStep({
  label: 'Escolha do benefício',
  unique: false,
  view: 'form',
  illustration: 'money',
  advances: 'byItself',
  fields: [
    {
      key: 'beneficio',
      component: 'radio',
      label: 'Benefício',
      required: true,
      tooltip:
        'A lei guarda uma parte do seu benefício para você: só o resto pode ir para parcelas de empréstimo. ' +
        'Uma parcela maior não é aceita.',
    },
  ],
  needs: needing([], ['beneficios']),
  bounds: (facts) => benefitChoices(kept(facts, 'beneficios'), facts.product),
  shows: (_result, facts) => ({ beneficios: kept(facts, 'beneficios').benefits ?? [] }),
  texts: {
    init: {
      title: 'Qual benefício você quer usar?',
      text: 'Ao lado de cada um está a maior parcela que cabe nele.',
      action: 'Continuar',
    },
  },
});
