import * as fields from '@passo/catalog/fields/index.ts';
import { formats } from '@passo/catalog/formats.ts';
import * as steps from '@passo/catalog/steps/index.ts';
import type { FieldDefinition } from '@passo/engine/definition.ts';
import type { Finding } from '@passo/engine/lint/finding.ts';
import { lintFlow } from '@passo/engine/lint/lintFlow.ts';

/** What the linter says about a field when it is published. */
export const findingsOf = (field: FieldDefinition): readonly Finding[] =>
  lintFlow(
    { steps: [{ slug: 'previa', name: 'Prévia', stepType: 'form', fields: [field] }] },
    { fields, formats, steps },
  );
