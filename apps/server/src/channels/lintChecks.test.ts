import { catalog, loanProduct } from '@passo/catalog';
import { lintFlow, type FieldDefinition, type FlowDefinition, type StepDefinition } from '@passo/engine';
import { expect, it } from 'vitest';
import { loadPartners } from './loadPartners.ts';
import { root } from './testing/changedPartners.ts';

/* Who is bound is who was held against the register, and the money goes where the account was looked up. Each of these changes that behind the check, or lets somebody pass by it. */

/** Nobody is bound where nothing is lent. */
const lends = ({ settings }: ReturnType<typeof loadPartners>[number]): boolean =>
  loanProduct(settings.product) !== undefined;
const flows = loadPartners(root)
  .filter(lends)
  .map(({ code, definition }): [string, FlowDefinition] => [code, definition]);

type Change = (steps: readonly StepDefinition[]) => readonly StepDefinition[];

const text = (key: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  ...{ key, component: 'text', label: key, required: true },
  ...more,
});
const form = (...fields: readonly FieldDefinition[]): StepDefinition => ({
  ...{ slug: 'de-novo', name: 'De novo', stepType: 'form', fields },
});
const before =
  (kind: string, ...more: readonly StepDefinition[]): Change =>
  (steps) => {
    const at = steps.findIndex(({ stepType }) => stepType === kind);
    return [...steps.slice(0, at), ...more, ...steps.slice(at)];
  };
const asked = (kind: string, ...keys: readonly string[]): Change => before(kind, form(...keys.map((key) => text(key))));
const without =
  (kind: string): Change =>
  (steps) =>
    steps.filter(({ stepType }) => stepType !== kind);
const register: StepDefinition = { slug: 'outra-vez', name: 'Outra vez', stepType: 'registerCheck' };
const perhaps: Partial<FieldDefinition> = { conditionals: [{ type: 'visualization', field: 'cpf', values: ['1'] }] };
const dropped =
  (kind: string, ...others: readonly FieldDefinition[]): Change =>
  (steps) =>
    steps.map((step) =>
      step.stepType === kind
        ? { ...step, fields: [...(step.fields ?? []), ...others].map((field) => ({ ...field, ...perhaps })) }
        : step,
    );

const again = (name: string, key: string) =>
  `needs "${name}", and the step "de-novo" asks "${key}" again after it was checked`;
const leftOut = (name: string, slug: string) =>
  `needs "${name}", and the step "${slug}" that brings it may be left out`;
const nobody = 'needs "cadastro", which no step before it brings';

const changes: readonly (readonly [name: string, change: Change, told: string])[] = [
  ['another CPF in the contract', asked('contract', 'cpf', 'nome', 'dataNascimento'), again('cadastro', 'cpf')],
  [
    'another CPF between face and register',
    asked('registerCheck', 'cpf', 'nome', 'dataNascimento'),
    '(needs: identity), and the step "de-novo" asks "cpf" again after it was proven who they are',
  ],
  ['another name in the contract', asked('contract', 'nome'), again('cadastro', 'nome')],
  ['another birth date in the contract', asked('contract', 'dataNascimento'), again('cadastro', 'dataNascimento')],
  ['another CPF that is paid', asked('propostaEmPagamento', 'cpf'), again('cadastro', 'cpf')],
  ['another account in the contract', asked('contract', 'banco', 'agencia', 'conta'), again('contaConferida', 'banco')],
  ['another account behind the signature', asked('propostaEmPagamento', 'conta'), again('contaConferida', 'conta')],
  ['another kind of account', asked('propostaEmPagamento', 'tipoConta'), again('contaConferida', 'tipoConta')],
  ['a register check that an answer drops', dropped('registerCheck', text('porque')), leftOut('cadastro', 'cadastro')],
  ['an account check that an answer drops', dropped('accountCheck'), leftOut('contaConferida', 'conta')],
  ['no register check', without('registerCheck'), nobody],
  [
    'a register check behind what binds',
    (steps) => before('contract', register)(without('registerCheck')(steps)),
    nobody,
  ],
];

it.each(changes)('%s: refused in every shipped flow', (_, change, told) => {
  for (const [code, flow] of flows) {
    const findings = lintFlow({ ...flow, steps: change(flow.steps) }, catalog).map(({ message }) => message);
    expect(
      findings.filter((message) => message.includes(told)),
      code,
    ).toHaveLength(1);
  }
});

it.each<readonly [string, Change]>([
  ['a name that is shown and locked', before('contract', form(text('nome', { readOnly: true, required: false })))],
  [
    'a name that is written before the proposal alone',
    before('contract', form(text('nome', { conditionals: [{ type: 'readOnly', activateWhenHasProposal: true }] }))),
  ],
])('%s: fine in every shipped flow', (_, change) => {
  for (const [code, flow] of flows) expect(lintFlow({ ...flow, steps: change(flow.steps) }, catalog), code).toEqual([]);
});

it('a name that is asked again and held against the register again: fine', () => {
  for (const [code, flow] of flows) {
    const changed = before('contract', form(text('nome')), register)(flow.steps);
    const findings = lintFlow({ ...flow, steps: changed }, catalog).map(({ message }) => message);
    expect(
      findings.filter((message) => message.includes('"cadastro"')),
      code,
    ).toEqual([]);
  }
});
