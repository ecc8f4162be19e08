import type { ChangeEvent, InputHTMLAttributes, ReactNode, RefCallback } from 'react';
import type { NeutralField } from '../../spec.ts';

type Native = Pick<
  InputHTMLAttributes<HTMLElement>,
  'onChange' | 'onBlur' | 'name' | 'value' | 'defaultValue' | 'checked'
> & {
  readonly ref?: RefCallback<HTMLElement>;
};

export interface BareProps {
  readonly field: Pick<NeutralField, 'name' | 'type' | 'options'>;
  readonly label: string;
  readonly wrong?: boolean;
  /** For the native control, or for one of its options. */
  readonly native: (option?: string) => Native;
}

/** The inputs that all headless peers, the floor and ours share: the same DOM for everybody. */
export function Bare({ field, label, wrong, native }: BareProps): ReactNode {
  const { name, type, options = [] } = field;
  if (type === 'radio' || type === 'boxes') {
    return (
      <fieldset id={name}>
        <legend>{label}</legend>
        {options.map((option) => (
          <label key={option}>
            <input type={type === 'radio' ? 'radio' : 'checkbox'} {...native(option)} name={name} value={option} />
            {option}
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      {type === 'select' ? (
        <select id={name} {...native()}>
          <option value="" />
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input id={name} type="text" aria-invalid={wrong === true || undefined} {...native()} />
      )}
    </div>
  );
}

/** For whoever keeps the value: React's controlled inputs. */
export function controlled(
  value: unknown,
  onChange: (value: unknown) => void,
  onBlur?: () => void,
  many = false,
): (option?: string) => Native {
  const held: readonly unknown[] = Array.isArray(value) ? value : [];
  return (option) => {
    const blur = onBlur && { onBlur };
    if (option === undefined)
      return { ...blur, value: typeof value === 'string' ? value : '', onChange: (event) => onChange(textOf(event)) };
    if (!many) return { ...blur, checked: value === option, onChange: () => onChange(option) };
    const toggled = (): readonly unknown[] =>
      held.includes(option) ? held.filter((one) => one !== option) : [...held, option];
    return { ...blur, checked: held.includes(option), onChange: () => onChange(toggled()) };
  };
}

const textOf = (event: ChangeEvent<HTMLElement>): string => {
  const { target } = event;
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.value : '';
};

export const bareControl = (name: string): Element | null => document.getElementById(name);
