import { defineStep } from '@passo/engine';
import { showsEnding } from '../../parts/ending.ts';

/** The end of a flow whose proposal goes on elsewhere: the page to come back to. */
export const acompanhamento = defineStep({
  label: 'Acompanhamento',
  unique: true,
  view: 'followUp',
  illustration: 'check',
  advances: 'byItself',
  ends: true,
  shows: showsEnding,
  texts: {
    finished: { title: 'Acompanhe o seu pedido', text: 'Volte a esta página quando quiser para ver como ele está.' },
  },
});
