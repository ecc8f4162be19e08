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
        'Margem é o quanto do seu benefício pode ir para parcelas de empréstimo: a lei guarda o resto para você. ' +
        'Uma parcela maior do que a margem não é aceita.',
    },
  ],
  needs: needing([], ['beneficios']),
  bounds: (facts) => benefitChoices(kept(facts, 'beneficios')),
  shows: (_result, facts) => ({ beneficios: kept(facts, 'beneficios').benefits ?? [] }),
  texts: {
    init: {
      title: 'Qual benefício você quer usar?',
      text: 'A margem é quanto da parcela cabe em cada um.',
      action: 'Continuar',
    },
  },
});
