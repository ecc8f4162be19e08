import { maskExamples } from '@passo/domain/maskExamples.ts';
import { isMaskName, type masks } from '@passo/domain';
import type { FieldDefinition } from '../definition.ts';
import type { FieldKind } from '../kind.ts';

/** How many answers a rule draws beside those that it is given. */
const DRAWN = 200;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function examplesOf(mask: keyof typeof masks): readonly string[] {
  const { example, also = [] } = maskExamples[mask];
  return [example, ...also];
}

/** What people write where no mask tells them what: names with accents, numbers, amounts, codes of letters and digits. */
const writings: readonly string[] = [
  ...['João da Conceição', 'isento', '450', '1.234,56', 'R$ 350,00', '12-A', 'AB12', '25/12/1990', 'a@b.com.br'],
  ...Object.keys(maskExamples).filter(isMaskName).flatMap(examplesOf),
];

/** Answers of every other shape. */
const samples: readonly unknown[] = [
  ...['12.5', '31/12/2026', '2026-12-31', '2026-12-31T18:30:00Z', 'R$ 1,00', 'ção', 'true', '24'],
  ...[0.5, 24, 1234.56, true, false, { value: 'a', label: 'A' }, [{ value: 'a', label: 'A' }]],
];

/** What the field's own options make, one and in a list. */
const optionsOf = ({ values = [] }: FieldDefinition): readonly unknown[] =>
  values.flatMap(({ value, label }) => [{ value, label }, [{ value, label }]]);

/** The same numbers each time: a flow is good or not, whoever looks and whenever. */
function* numbers(): Generator<number, never> {
  for (let state = 20_261_125; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

/** Written like the text: another digit for each digit, another letter for each letter, of the same case. */
function alike(text: string, random: Iterator<number, never>): string {
  const of = (from: string): string => from[Math.floor(random.next().value * from.length)] ?? '';
  return text
    .replaceAll(/\d/g, () => of('0123456789'))
    .replaceAll(/[a-z]/g, () => of(LETTERS))
    .replaceAll(/[A-Z]/g, () => of(LETTERS.toUpperCase()));
}

/** An amount in reais, a share or a count. */
const amounts = [
  (one: number) => Math.round(one * 1e7) / 100,
  (one: number) => Math.round(one * 1e4) / 1e6,
  (one: number) => Math.floor(one * 420),
];

/** What may come for the field: under a mask texts alone. */
function* wires(field: FieldDefinition): Iterable<unknown> {
  const isMasked = isMaskName(field.mask);
  const texts = isMaskName(field.mask) ? examplesOf(field.mask) : writings;
  yield* texts;
  if (!isMasked) yield* [...samples, ...optionsOf(field)];
  const random = numbers();
  for (let drawn = 0; drawn < DRAWN; drawn += 1) {
    yield alike(texts[drawn % texts.length] ?? '', random);
    if (!isMasked) yield amounts[drawn % amounts.length]?.(random.next().value);
  }
}

const ANY_DAY = '2026-01-01';

/** Whether the kind itself takes it. */
export const isAnswer = (kind: FieldKind, field: FieldDefinition, value: unknown): boolean =>
  (kind.problem?.(value, field, ANY_DAY) ?? null) === null;

/** Good answers to the field, as they come and as its form holds them: examples, its own options, and two hundred that are drawn. */
export function* answersTo(
  kind: FieldKind,
  field: FieldDefinition,
): Iterable<{ readonly wire: unknown; readonly value: unknown }> {
  // What depends on the day is not asked.
  const timeless = { ...field, dateValidation: [] };
  for (const wire of wires(field)) {
    const read = kind.read(wire, timeless);
    if (read.ok && kind.isEmpty?.(read.value) !== true && isAnswer(kind, timeless, read.value))
      yield { wire, value: read.value };
  }
}

/** Whether the kind holds its text under another mask than the field names. */
export function hasOwnMask(kind: FieldKind, field: FieldDefinition): boolean {
  if (!isMaskName(field.mask)) return false;
  const { example } = maskExamples[field.mask];
  const held = kind.read(example, field);
  return held.ok && typeof held.value === 'string' && held.value !== example;
}
