export interface Choice {
  readonly value: unknown;
  readonly label: unknown;
}

/** What a select holds. */
export const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'value' in value && 'label' in value;
