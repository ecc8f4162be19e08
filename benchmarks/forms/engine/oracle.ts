import type { NeutralForm } from '../spec.ts';

/** How a peer's open form is looked at. Only what its documents offer to a control that draws the field. */
export interface Reader {
  value(path: string): unknown;
  visible(path: string): boolean;
  /** Whether the field's answer is refused. */
  wrong(path: string): boolean;
  label(path: string): string;
}

/** Everything that the change of the source must have brought about. */
export interface Outcome {
  readonly value: unknown;
  readonly wrong: boolean;
  readonly shown: number;
  readonly copies: number;
  readonly labels: number;
}

/** What must be true once the source holds `value`. Knows no engine. */
export function expected({ variant, dependents }: NeutralForm, value: string): Outcome {
  const rules = variant === 'F1' || variant === 'F2' || variant === 'F4';
  return {
    value,
    wrong: value === '',
    shown: rules && value === 'sim' ? dependents.length : 0,
    copies: variant === 'F3' ? dependents.length : 0,
    labels: variant === 'F5' ? dependents.length : 0,
  };
}

/** Looks at all of it; the same work for every peer, and part of what is timed (some work out only what is asked). */
export function observed(form: NeutralForm, reader: Reader, value: string): Outcome {
  const { variant, source, dependents } = form;
  let shown = 0;
  let copies = 0;
  let labels = 0;
  for (const path of dependents) {
    if (variant === 'F3') copies += reader.value(path) === value ? 1 : 0;
    else if (variant === 'F5') labels += reader.label(path).endsWith(` de ${value}`) ? 1 : 0;
    else shown += reader.visible(path) ? 1 : 0;
  }
  return { value: reader.value(source), wrong: reader.wrong(source), shown, copies, labels };
}

export const agrees = (a: Outcome, b: Outcome): boolean =>
  a.value === b.value && a.wrong === b.wrong && a.shown === b.shown && a.copies === b.copies && a.labels === b.labels;
