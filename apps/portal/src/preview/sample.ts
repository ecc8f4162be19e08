import type { FieldExamples } from '@passo/catalog/conformance/examples.ts';
import * as fields from '@passo/catalog/fields/index.ts';
import type { FieldDefinition } from '@passo/engine/definition.ts';
import type { Json } from '@passo/engine/json.ts';
import type { FieldKind } from '@passo/engine/kind.ts';
import { states, type StateName } from './selection.ts';
import { variants } from './variants.ts';

/** One field as the preview shows it, and as its text says it. */
export interface Sample {
  readonly field: FieldDefinition;
  /** The answer, as it travels; absent where nothing was answered. */
  readonly value?: Json;
}

/** The examples that stand beside each kind: a new kind is in the preview without a line here. */
const files = import.meta.glob<{ readonly examples: FieldExamples }>(
  '../../../../packages/catalog/src/fields/*/examples.ts',
  { eager: true },
);
const examplesOf = (kind: string): FieldExamples =>
  Object.entries(files).find(([file]) => file.endsWith(`/fields/${kind}/examples.ts`))?.[1].examples ?? {
    good: [],
    bad: [],
  };

export const kinds: Readonly<Record<string, FieldKind>> = fields;

const waiting: readonly StateName[] = ['carregando', 'sem-opcoes'];

/** Lists that never come, and that came empty. See `previewLists`. */
export const lists = { carregando: 'previa-carregando', 'sem-opcoes': 'previa-vazia' } as const;

const usual = { label: 'Campo de exemplo', required: true } as const;

function definitionOf(kind: string, more: Partial<FieldDefinition> | undefined): FieldDefinition {
  return { key: kind, component: kind, ...usual, ...more, ...variants[kind] };
}

/** The states that a kind can be in: only what is chosen from a list waits for one, only what answers can be wrong. */
export function statesOf(kind: string): readonly StateName[] {
  const { good } = examplesOf(kind);
  const chooses = definitionOf(kind, good[0]?.field).values !== undefined;
  if (kinds[kind]?.answers === false) return ['vazio'];
  return Object.keys(states)
    .filter(isState)
    .filter((state) => chooses || !waiting.includes(state));
}

const isState = (name: string): name is StateName => Object.hasOwn(states, name);

/** A kind in a state. */
export function sampleOf(kind: string, state: StateName): Sample {
  const { good, bad } = examplesOf(kind);
  if (state === 'erro') {
    const wrong = bad.find(({ wire }) => wire !== null) ?? good[0];
    return { field: definitionOf(kind, wrong?.field ?? good[0]?.field), ...(wrong && { value: wrong.wire }) };
  }
  const field = definitionOf(kind, good[0]?.field);
  const filled = good[0] && { value: good[0].wire };
  if (state === 'preenchido') return { field, ...filled };
  if (state === 'leitura') return { field: { ...field, readOnly: true }, ...filled };
  if (state === 'vazio') return { field };
  return { field: { ...field, resource: lists[state] } };
}
