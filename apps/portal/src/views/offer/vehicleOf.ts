import { isRecord } from '@passo/engine/json.ts';
import type { Journey } from '../../journey/journey.ts';

/** The parts of a model's name; empty where the answer is of another shape. */
const wordsOf = (model: unknown): readonly string[] => (isRecord(model) ? [text(model.marca), text(model.label)] : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Brand and model as they were answered in an earlier step; null where nobody asked for a vehicle. */
export function vehicleOf({ proposal }: Journey): string | null {
  const answers = Object.values(proposal?.selfContract ?? {});
  const words = answers.flatMap(({ modeloVeiculo }) => wordsOf(modeloVeiculo));
  return words.filter(Boolean).join(' ') || null;
}
