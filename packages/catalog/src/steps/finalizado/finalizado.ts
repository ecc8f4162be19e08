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
      title: 'Pronto, o dinheiro é seu',
      text: 'Depositado. Costuma aparecer no mesmo dia útil.',
    },
  },
});
