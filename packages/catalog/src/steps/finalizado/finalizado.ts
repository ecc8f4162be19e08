import { defineStep } from '@passo/engine';
import { showsEnding } from '../../parts/ending.ts';

/** The end: the money is on its way, and the papers are here. */
export const finalizado = defineStep({
  label: 'Finalizado',
  unique: true,
  view: 'final',
  illustration: 'check',
  advances: 'byItself',
  ends: true,
  shows: showsEnding,
  texts: {
    finished: {
      title: 'O dinheiro foi para a sua conta',
      text: 'Enviado. Se não aparecer até o fim do dia, ligue para nós.',
    },
  },
});
