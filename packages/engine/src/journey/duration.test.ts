import { expect, it } from 'vitest';
import type { FieldDefinition } from '../definition.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import { defineStep, type StepKind } from '../step.ts';
import { secondsOf } from './duration.ts';
import { compileFlow } from './flow.ts';

const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const needed = (key: string): FieldDefinition => field(key, { required: true });

const took = (kind: Partial<StepKind>, fields: readonly FieldDefinition[] = []): number => {
  const steps = [{ slug: 'a', name: 'A', stepType: 'kind', fields }];
  const [step] = compileFlow({ steps }, { fields: testKinds, steps: { kind: { ...form, ...kind } } }).steps;
  return step === undefined ? -1 : secondsOf(step);
};

it.each<[string, number, Partial<StepKind>, readonly FieldDefinition[]]>([
  ['a page to read', 5, {}, []],
  ['a page and what has to be answered on it', 17, {}, [needed('a'), needed('b'), field('c')]],
  ['a machine that is asked on arrival', 10, { asks: 'onEnter' }, []],
  ['people who are waited for', 0, { asks: 'onEnter', patience: { remindAfterHours: 1, giveUpAfterDays: 1 } }, []],
  ['the end', 0, { ends: true }, []],
  ['what the kind states, and its fields', 46, { seconds: 40 }, [needed('a')]],
  ['nothing, where the kind says so', 0, { asks: 'onEnter', seconds: 0 }, []],
])('%s', (_, seconds, kind, fields) => expect(took(kind, fields)).toBe(seconds));
