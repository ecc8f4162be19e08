import { nearestStop } from '@passo/domain/nearestStop.ts';
import { defineField } from '@passo/engine';
import { moneyBounds, moneyMeaning } from '../../parts/money.ts';
import { sliderMarks } from '../../parts/sliderMarks.ts';

const OFF_MARKS = 'Escolha um dos valores marcados.';

/**
 * An amount on a slider: it starts at the default, else at the maximum, and with marks at the one that is nearest. Nothing is shown
 * when the minimum is above the maximum.
 */
export const sliderMoney = defineField<number>({
  ...moneyMeaning,
  control: 'slider',
  // It always stands somewhere: at zero it was put there, and its least has a say.
  send: (centavos) => centavos / 100,
  isEmpty: () => false,
  shows: (field) => {
    const { min = 0, max = 0 } = moneyBounds(field);
    return min <= max;
  },
  // A default beyond the limits begins at the nearest of them: a slider has no place for it.
  initial: (field, given) => {
    const { min = 0, max } = moneyBounds(field);
    const within = given === undefined ? max : Math.max(min, Math.min(given, max ?? given));
    return within === undefined ? undefined : nearestStop(within, sliderMarks(field));
  },
  problem: (centavos, field) => {
    const problem = moneyMeaning.problem(centavos, field);
    if (problem !== null) return problem;
    const marks = sliderMarks(field);
    return marks.length === 0 || marks.includes(centavos) ? null : OFF_MARKS;
  },
});
