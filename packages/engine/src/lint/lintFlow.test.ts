import { describe, expect, it } from 'vitest';
import type { FieldDefinition, FlowDefinition } from '../definition.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import { defineStep } from '../step.ts';
import { lintFlow } from './lintFlow.ts';

const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const once = defineStep({ ...form, unique: true });
const catalog = { fields: testKinds, steps: { form, once } };
const flow = (...fields: readonly FieldDefinition[]): FlowDefinition => ({
  steps: [{ slug: 'a', name: 'A', stepType: 'form', fields }],
});
const said = (definition: FlowDefinition): readonly string[] =>
  lintFlow(definition, catalog).map(({ path, message, suggestion }) =>
    [path, message, suggestion].filter(Boolean).join(': '),
  );

describe('lintFlow', () => {
  it('finds nothing in a good flow', () => {
    expect(said(flow(field('x', { mask: 'cpf', validation: ['cpf'] }), field('y', { label: '{{x}}' })))).toEqual([]);
  });

  it.each<[string, FlowDefinition, RegExp]>([
    [
      'an unknown kind',
      flow(field('x', { component: 'txt' })),
      /fields\[0\]\.component: unknown field kind "txt": did you mean "text"/,
    ],
    ['an unknown mask', flow(field('x', { mask: 'cpff' })), /mask: unknown mask "cpff": did you mean "cpf"/],
    [
      'an unknown validator',
      flow(field('x', { validation: ['emial'] })),
      /validation\[0\]: unknown validator "emial": did you mean "email"/,
    ],
    ['a dangling reference', flow(field('x', { dependencies: ['zz'] })), /dependencies\[0\]: unknown field "zz"/],
    ['a label that refers nowhere', flow(field('x', { label: '{{depois}}' })), /label: unknown field "depois"/],
    ['a key used twice', flow(field('x'), field('x')), /key "x" is used twice/],
    ['limits the wrong way round', flow(field('x', { minValue: 2, maxValue: 1 })), /minValue is above maxValue/],
    ['no steps', { steps: [] }, /the flow has no steps/],
    [
      'an unknown step kind',
      { steps: [{ slug: 'a', name: 'A', stepType: 'fom' }] },
      /steps\[0\]\.stepType: unknown step kind "fom": did you mean "form"/,
    ],
    [
      'a cycle',
      flow(
        field('x', { conditionals: [{ type: 'visualization', field: 'y' }] }),
        field('y', { conditionals: [{ type: 'visualization', field: 'x' }] }),
      ),
      /conditions form a cycle: x → y/,
    ],
    [
      'a slug and a unique kind used twice',
      {
        steps: [
          { slug: 'a', name: 'A', stepType: 'once' },
          { slug: 'a', name: 'B', stepType: 'once' },
        ],
      },
      /slug "a" is used twice/,
    ],
  ])('finds %s', (_, definition, expected) => {
    expect(said(definition).join('\n')).toMatch(expected);
  });

  it('a reference to an earlier step is good, to a later one is not', () => {
    const earlier: FlowDefinition = {
      steps: [
        { slug: 'a', name: 'A', stepType: 'form', fields: [field('x')] },
        { slug: 'b', name: 'B', stepType: 'form', fields: [field('y', { label: '{{x}}' })] },
      ],
    };
    expect(said(earlier)).toEqual([]);
    expect(said({ steps: [...earlier.steps].reverse() })).toHaveLength(1);
  });
});
