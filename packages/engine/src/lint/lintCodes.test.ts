import { expect, it } from 'vitest';
import type { StepDefinition } from '../definition.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import { defineStep } from '../step.ts';
import { lintFlow } from './lintFlow.ts';

const proves = defineStep({
  ...{ label: 'c', unique: false, view: 'token', advances: 'byItself', texts: {} },
  needsConfirmation: true,
});
const signs = defineStep({ ...proves, binding: true });
const catalog = { fields: testKinds, steps: { proves, signs } };
const code = (change: Partial<StepDefinition> = {}): StepDefinition => ({
  ...{ slug: 'codigo', name: 'C', stepType: 'proves', tokenValidationMethods: ['sms'] },
  ...change,
});
const signature = (change: Partial<StepDefinition> = {}): StepDefinition => ({
  ...{ slug: 'assinatura', name: 'A', stepType: 'signs', tokenValidationMethods: ['sms'] },
  ...change,
});

it.each<[string, readonly StepDefinition[], readonly string[]]>([
  ['a contact that is confirmed and signed with', [code(), signature()], []],
  ['by another way to the same phone', [code(), signature({ tokenValidationMethods: ['whatsapp'] })], []],
  ['a code that is sent nowhere', [code({ tokenValidationMethods: [] })], ['a code that no way leads to']],
  [
    'a signature that asks for a contact',
    [code(), signature({ fields: [field('celular')] })],
    ['"signs" signs with the contact that was confirmed, and asks for none'],
  ],
  ['a signature with nothing confirmed', [signature()], ['no step before confirms a contact that these reach']],
  ['confirmed only afterwards', [signature(), code()], ['no step before confirms a contact that these reach']],
  [
    'an e-mail that was confirmed, a phone that signs',
    [code({ tokenValidationMethods: ['email'] }), signature()],
    ['no step before confirms a contact that these reach'],
  ],
  [
    'a link that would sign',
    [code(), signature({ tokenValidationMethods: ['link'] })],
    ['opening a link signs nothing: what is signed has to be read'],
  ],
])('%s', (_what, steps, expected) => {
  expect(lintFlow({ product: 'p', steps }, catalog).map(({ message }) => message)).toEqual(expected);
});

const sealsIt = defineStep({ ...proves, needsConfirmation: false, signs: true });
const tells = defineStep({ ...sealsIt, signs: false, sheet: () => 'custos' });
const stepOf = (stepType: string): StepDefinition => ({ slug: stepType.toLowerCase(), name: 'P', stepType });

it.each<[string, readonly string[], readonly string[]]>([
  ['with all the costs before it', ['tells', 'sealsIt'], []],
  ['with nothing before it', ['sealsIt'], ['put a step of this kind before it: "tells"']],
  ['with the costs after it', ['sealsIt', 'tells'], ['put a step of this kind before it: "tells"']],
])('a signature %s', (_what, kinds, expected) => {
  const findings = lintFlow({ steps: kinds.map(stepOf) }, { fields: testKinds, steps: { sealsIt, tells } });
  expect(findings.map(({ suggestion }) => suggestion)).toEqual(expected);
});
