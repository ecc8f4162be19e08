import { defineStep } from '@passo/engine';

/** The end of a flow that leads to no money yet: the proposal is in. */
export const finished = defineStep({
  label: 'Concluído',
  unique: true,
  view: 'final',
  illustration: 'check',
  advances: 'byItself',
  ends: true,
  texts: {
    finished: { title: 'Recebemos o seu pedido', text: 'Agora é com a gente. Este mesmo link mostra o seu pedido.' },
  },
});
