import { fail, formatPercentage, ok } from '@passo/domain';
import { defineField } from '@passo/engine';

/** A share of at most 100 %: percent inside, a fraction on the wire (0.0179 is 1.79 %). */
export const percentage = defineField<number>({
  control: 'percent',
  read: (wire) =>
    typeof wire === 'number' && Number.isFinite(wire) ? ok(Math.round(wire * 1e8) / 1e6) : fail('Campo inválido'),
  send: (percent) => Math.round(percent * 1e6) / 1e8,
  format: (percent) => formatPercentage(percent),
  problem: (percent) => {
    if (percent > 100) return 'O valor não pode ser maior que o valor máximo';
    return percent < 0 ? 'O valor não pode ser menor que o valor mínimo' : null;
  },
});
