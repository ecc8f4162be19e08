import type { FieldDefinition } from '../definition.ts';

/** Answers of every shape; what a rule asks of a kind it asks with these. */
const samples: readonly unknown[] = [
  ...['12.5', '31/12/2026', '2026-12-31', '2026-12-31T18:30:00Z', 'R$ 1,00', 'ção', 'true', '24'],
  ...[0.5, 24, 1234.56, true, false, { value: 'a', label: 'A' }, [{ value: 'a', label: 'A' }]],
];

/** The same, and the answers that the field's own options make. */
export const answerSamples = ({ values = [] }: FieldDefinition): readonly unknown[] => {
  const chosen = values.map(({ value, label }) => ({ value, label }));
  return [...samples, ...chosen, ...chosen.map((one) => [one])];
};
