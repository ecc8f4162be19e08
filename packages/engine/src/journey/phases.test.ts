import { expect, it } from 'vitest';
import type { PhaseDefinition, StepDefinition } from '../definition.ts';
import { phasesOf } from './phases.ts';

const phases: readonly PhaseDefinition[] = [
  { slug: 'voce', title: 'Você' },
  { slug: 'oferta', title: 'Oferta' },
  { slug: 'dinheiro', title: 'Dinheiro' },
];
/** `a:voce` is the step `a` in the phase `voce`. */
const step = (written: string): StepDefinition => {
  const [slug = '', phase] = written.split(':');
  return { slug, name: slug, stepType: 'form', ...(phase !== undefined && { phase }) };
};
const placed = (...written: readonly string[]) =>
  phasesOf({ phases, steps: written.map(step) }).map(({ steps }) => steps.join(' '));

it.each([
  ['each where it says', ['a:voce', 'b:oferta', 'c:dinheiro'], ['a', 'b', 'c']],
  ['what says nothing stays where the step before it stands', ['a:voce', 'b', 'c:oferta', 'd'], ['a b', 'c d', '']],
  ['what comes before any phase belongs to the first one', ['a', 'b:oferta'], ['a', 'b', '']],
  ['a phase that nobody knows changes nothing', ['a:oferta', 'b:nada'], ['', 'a b', '']],
])('%s', (_, written, expected) => expect(placed(...written)).toEqual(expected));

it('a flow without phases has none', () => expect(phasesOf({ steps: [step('a:voce')] })).toEqual([]));
