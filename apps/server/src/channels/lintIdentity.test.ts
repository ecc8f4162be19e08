import { catalog } from '@passo/catalog';
import { lintFlow, type FieldDefinition, type FlowDefinition, type StepDefinition } from '@passo/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadPartners } from './loadPartners.ts';
import { root } from './testing/changedPartners.ts';

/* Every shipped flow proves who the customer is before it binds them or tells what is known of them. Each of these takes that away. */

const flows = loadPartners(root).map(({ definition }) => definition);
const document = ['documentApi', 'documentLink'];
const face = ['liveness', 'livenessFacematch'];

type Change = (steps: readonly StepDefinition[]) => readonly StepDefinition[];

const without =
  (kinds: readonly string[]): Change =>
  (steps) =>
    steps.filter(({ stepType }) => !kinds.includes(stepType));
const moved =
  (kinds: readonly string[], place: (steps: readonly StepDefinition[]) => number): Change =>
  (steps) => {
    const left = without(kinds)(steps);
    const at = place(left);
    return [...left.slice(0, at), ...steps.filter(({ stepType }) => kinds.includes(stepType)), ...left.slice(at)];
  };
const inStead =
  (stepType: string): Change =>
  (steps) =>
    steps.map((step) => (face.includes(step.stepType) ? { ...step, stepType } : step));
const photosBecome =
  (change: Partial<FieldDefinition>): Change =>
  (steps) =>
    steps.map((step) =>
      document.includes(step.stepType)
        ? { ...step, fields: (step.fields ?? []).map((field) => ({ ...field, ...change })) }
        : step,
    );

const onlyWhile: Partial<FieldDefinition> = { conditionals: [{ type: 'visualization', field: 'cpf' }] };
const afterContract = (steps: readonly StepDefinition[]) =>
  steps.findIndex(({ stepType }) => stepType === 'contract') + 1;
const changes: Readonly<Record<string, Change>> = {
  'no face': without(face),
  'no document': without(document),
  neither: without([...document, ...face]),
  'a face that is only alive': inStead('selfieCaptura'),
  'a form in place of the face': inStead('form'),
  'proven after the contract': moved([...document, ...face], afterContract),
  'proven at the end': moved(face, (steps) => steps.length - 1),
  'the face before the document': moved(face, () => 1),
  'photos that an answer drops': photosBecome(onlyWhile),
  'photos that nobody sees': photosBecome({ hidden: true }),
};

/** Twenty flows: two shipped ones for each way of asking too late, drawn by a seed. */
const seeded = Object.entries(changes).flatMap(([name, change], at) =>
  fc
    .sample(fc.shuffledSubarray(flows, { minLength: 2, maxLength: 2 }), { seed: 25 + at, numRuns: 1 })
    .flat()
    .map((flow): [string, FlowDefinition] => [`${flow.product}: ${name}`, { ...flow, steps: change(flow.steps) }]),
);

it('there are twenty of them', () => expect(seeded).toHaveLength(20));

it.each(seeded)('%s: refused', (_, flow) => {
  const findings = lintFlow(flow, catalog).filter(({ message }) => message.includes('(needs: identity)'));
  expect(findings).toHaveLength(1);
});
