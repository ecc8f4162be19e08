import type { FieldExamples } from '../../conformance/examples.ts';

/** It shows and never answers. */
export const examples: FieldExamples = { good: [], bad: [] };
