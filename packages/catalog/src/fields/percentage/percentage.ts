import { fail, formatPercentage, ok } from '@passo/domain';
import { defineField, limitProblem, messages } from '@passo/engine';

const fraction = (percent: number): number => Math.round(percent * 1e6) / 1e8;

/** A share of at most 100 %: percent inside, a fraction on the wire (0.0179 is 1.79 %). Limits are written in percent. */
export const percentage = defineField<number>({
  control: 'percent',
  longest: () => 30,
  read: (wire) =>
    // Beyond it six decimals are not exact any more; no share comes near.
    typeof wire === 'number' && Math.abs(wire) < 1e6 ? ok(Math.round(wire * 1e8) / 1e6 || 0) : fail(messages.invalid),
  send: (percent) => fraction(percent),
  format: (percent) => formatPercentage(percent),
  plain: (percent) => fraction(percent),
  problem: (percent, field) => {
    if (percent > 100) return messages.max;
    return percent < 0 ? messages.min : limitProblem(percent, field);
  },
});
