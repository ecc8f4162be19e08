import type { HTMLAttributes, ReactNode } from 'react';

/** What every control is given. A control is look only: it knows no field kind, no rule and no proposal. */
export interface ControlProps<V> {
  /** Unique in the page; the texts around the control derive their ids from it. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: V;
  onChange(value: V): void;
  onBlur?: (() => void) | undefined;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly disabled: boolean;
  readonly error?: string | undefined;
  readonly helper?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly tooltip?: string | undefined;
  /** Stands above the label, where one field opens a part of the form. */
  readonly title?: string | undefined;
  /** A link or button that belongs to this field, such as 'Não sei meu CEP'. */
  readonly extra?: ReactNode;
  readonly inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  readonly autoComplete?: string | undefined;
  readonly enterKeyHint?: HTMLAttributes<HTMLElement>['enterKeyHint'];
  readonly maxLength?: number | undefined;
  readonly loading?: boolean | undefined;
}

/** One thing to choose. `image` is an address and purely decorative: the label carries the meaning. */
export interface ControlOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
  readonly image?: string | undefined;
  /** In a word or two, beside the label: 'em breve'. */
  readonly status?: string | undefined;
}

/** What the texts around a control are made of. */
export type Framed = Pick<
  ControlProps<unknown>,
  'id' | 'label' | 'required' | 'readOnly' | 'error' | 'helper' | 'tooltip' | 'title' | 'extra'
>;

/** Ids of the texts that belong to a control, in one place so that frame and control cannot disagree. */
export const textIds = {
  label: (id: string) => `${id}-label`,
  helper: (id: string) => `${id}-helper`,
  error: (id: string) => `${id}-error`,
  tooltip: (id: string) => `${id}-tooltip`,
};

type Described = Pick<ControlProps<unknown>, 'id' | 'error' | 'helper' | 'required'>;

/** Ids of helper and error, in reading order; absent when there is neither. */
export function describedBy({ id, error, helper }: Described): string | undefined {
  const ids = [error && textIds.error(id), helper && textIds.helper(id)].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The ARIA attributes of a control that takes a value itself (input, select, combobox, radiogroup). */
export function valueAria(props: Described) {
  return {
    'aria-describedby': describedBy(props),
    'aria-invalid': props.error ? true : undefined,
    'aria-required': props.required || undefined,
  };
}
