import type { Form } from '@passo/engine';
import { candidates } from './goodAnswers.ts';
import type { WalkedPerson } from './person.ts';

/** What an answer opens may ask in its turn. */
const ROUNDS = 12;

/**
 * Answers whatever the form itself says is missing or wrong, and nothing else: which fields those are follows from the flow, with its
 * conditions. Files, and what `leaves` names, are others' affair.
 */
export function fillForm(form: Form, person: WalkedPerson, leaves: ReadonlySet<string> = new Set()): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    const keys = new Set(form.problems().map(({ field }) => field.split('.')[0] ?? ''));
    const open = [...keys].filter((key) => !leaves.has(key) && !isUpload(form, key));
    if (open.length === 0) return;
    for (const key of open) answer(form, key, person);
  }
}

function answer(form: Form, key: string, person: WalkedPerson): void {
  const field = form.compiled.byKey.get(key);
  if (field !== undefined && form.compiled.fields[field]?.rows !== undefined) return answerRows(form, key, person);
  const definition = form.definition(key);
  if (definition === undefined) return;
  const offered = form.context.bounds?.[key]?.values ?? definition.values ?? offeredTo(form, key);
  for (const candidate of candidates(definition, person, offered)) {
    form.fill(key, candidate);
    if (!form.problems().some(({ field: wrong }) => wrong === key)) return;
  }
}

function answerRows(form: Form, key: string, person: WalkedPerson): void {
  if (form.rows(key).length === 0) form.addRow(key);
  for (const row of form.rows(key)) fillForm(row.form, person);
}

/** What a list offers beside another answer, as towns of a state. */
function offeredTo(form: Form, key: string) {
  const { resource, dependencies = [] } = form.definition(key) ?? {};
  if (resource === undefined) return [];
  const [code] = dependencies.map((dependency) => form.plain(dependency));
  return form.context.offered?.(resource, code) ?? [];
}

const isUpload = (form: Form, key: string): boolean => {
  const at = form.compiled.byKey.get(key);
  return at !== undefined && form.compiled.fields[at]?.kind?.upload === true;
};

/** The files that the form asks for now. */
export const wantedFiles = (form: Form): readonly string[] =>
  form
    .visibleFields()
    .filter(({ key, kind }) => kind?.upload === true && form.view(key)?.required === true)
    .map(({ key }) => key);
