import type { PersonQuestion, RegisterComparison } from '@passo/catalog';
import type { Answer } from '@passo/engine';
import { registered } from '../../outcomes.ts';
import type { Situation } from '../../provider.ts';

/** They bind the parts of a name and are none. */
const particles: ReadonlySet<string> = new Set(['', 'e', 'da', 'das', 'de', 'do', 'dos']);

const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => !particles.has(word)),
  );

/** The part of their words that two names share (Dice), case and accents apart. */
export function similarity(one: string, other: string): number {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return first.size + second.size === 0 ? 0 : (2 * shared) / (first.size + second.size);
}

/** A register that knows one person by name, and of everybody else believes what they say. */
export function compareWithRegister(
  { person }: PersonQuestion,
  { outcome: { register }, key }: Situation,
): Answer<RegisterComparison> {
  const known = register === 'otherPerson' ? registered : person;
  const value: RegisterComparison = {
    situation: register === 'irregular' ? 'suspended' : 'regular',
    nameSimilarity: similarity(person.name, known.name),
    birthDateAgrees: person.birthDate === known.birthDate,
    reference: key,
  };
  return { kind: 'done', value };
}
