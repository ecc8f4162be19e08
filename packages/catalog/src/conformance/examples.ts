import type { FieldDefinition, Json } from '@passo/engine';

interface Example {
  /** As it travels. */
  readonly wire: Json;
  /** What of the definition matters to it. */
  readonly field?: Partial<FieldDefinition>;
}

/** What a kind must accept, with the words for it, and what it must refuse. One file beside each kind. */
export interface FieldExamples {
  readonly good: readonly (Example & { readonly shown: string })[];
  readonly bad: readonly Example[];
}
