import type { FieldExamples } from '@passo/catalog/conformance/examples.ts';
import * as fields from '@passo/catalog/fields/index.ts';
import type { FieldDefinition } from '@passo/engine/definition.ts';
import type { Json } from '@passo/engine/json.ts';
import type { FieldKind } from '@passo/engine/kind.ts';
import { states, type StateName } from './selection.ts';
import { optionPicture } from './pictures.ts';
import { previewResources } from './previewResources.ts';
import { usualLooks } from './usualLooks.ts';
import { variantsOf, type Variant } from './variants.ts';

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
export const examplesOf = (kind: string): FieldExamples =>
  Object.entries(files).find(([file]) => file.endsWith(`/fields/${kind}/examples.ts`))?.[1].examples ?? {
    good: [],
    bad: [],
  };

export const kinds: Readonly<Record<string, FieldKind>> = fields;

const usual = { label: 'Campo de exemplo', required: true } as const;

const needsOptions: readonly StateName[] = ['imagens', 'carregando', 'sem-opcoes'];

/** The states of what never answers. */
const quiet: readonly StateName[] = ['vazio', 'preenchido', 'ajuda', 'desativado'];

const help: Partial<FieldDefinition> = {
  title: 'Sobre você',
  tooltip: 'Usamos isto só para achar a melhor oferta.',
  tutorial:
    'Leva menos de um minuto.\n1. Pegue um documento com foto.\n2. Copie como está escrito nele.\n3. Confira antes de continuar.',
  message: 'Você pode mudar depois.',
};

function definitionOf(kind: string, variant: string | null, more: Partial<FieldDefinition> = {}): FieldDefinition {
  return { key: kind, component: kind, ...usual, ...more, ...usualLooks[kind], ...variantOf(kind, variant)?.field };
}

const variantOf = (kind: string, name: string | null): Variant | undefined => {
  const variants = variantsOf(kind);
  return name !== null && Object.hasOwn(variants, name) ? variants[name] : undefined;
};

/** The states that a kind can be in: only what is chosen from a list waits for one, only what answers and may show any answer can be wrong. */
export function statesOf(kind: string): readonly StateName[] {
  const { good } = examplesOf(kind);
  const chooses = definitionOf(kind, null, good[0]?.field).values !== undefined;
  if (kinds[kind]?.answers === false) return quiet;
  return (
    Object.keys(states)
      .filter(isState)
      .filter((state) => chooses || !needsOptions.includes(state))
      // A slider stands within its limits, whatever is put into it.
      .filter((state) => state !== 'erro' || kinds[kind]?.control !== 'slider')
  );
}

const isState = (name: string): name is StateName => Object.hasOwn(states, name);

/** A kind in a state, used in one of its ways. */
export function sampleOf(kind: string, state: StateName, variant: string | null = null): Sample {
  const { good, bad } = examplesOf(kind);
  const own = variantOf(kind, variant);
  if (state === 'erro' && own === undefined) {
    const wrong = bad.find(({ wire }) => wire !== null) ?? good[0];
    const field = definitionOf(kind, null, wrong?.field ?? good[0]?.field);
    return { field, ...(wrong && { value: wrong.wire }) };
  }
  const field = definitionOf(kind, variant, good[0]?.field);
  const value = own === undefined ? good[0]?.wire : own.value;
  const change = changes[state];
  if (state === 'vazio' || state === 'erro') return { field };
  return { field: { ...field, ...change?.(field) }, ...(value !== undefined && isFilled(state) && { value }) };
}

const isFilled = (state: StateName): boolean => !['carregando', 'sem-opcoes'].includes(state);

/** What a state changes in a definition. */
const changes: Readonly<Partial<Record<StateName, (field: FieldDefinition) => Partial<FieldDefinition>>>> = {
  // Required, and nobody could ever answer it: the linter refuses that.
  leitura: () => ({ readOnly: true, required: false }),
  desativado: () => ({ disabled: true, required: false }),
  ajuda: () => help,
  imagens: ({ values = [] }) => ({
    values: values.map((option, index) => ({ ...option, image: optionPicture(index) })),
  }),
  carregando: () => ({ resource: previewResources.loading }),
  'sem-opcoes': () => ({ resource: previewResources.empty }),
};
