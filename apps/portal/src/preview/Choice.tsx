import type { ReactNode } from 'react';
import styles from './preview.module.css';

interface ChoiceProps {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChoose: (name: string, value: string) => void;
  readonly children: ReactNode;
}

export function Choice({ name, label, value, onChoose, children }: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      {label}
      <select value={value} onChange={(event) => onChoose(name, event.target.value)}>
        {children}
      </select>
    </label>
  );
}

export const named = (
  names: Readonly<Record<string, string>>,
  only: readonly string[] = Object.keys(names),
): ReactNode =>
  only.map((name) => (
    <option key={name} value={name}>
      {names[name]}
    </option>
  ));
