import type { ReactNode } from 'react';
import styles from './preview.module.css';
import { kinds, statesOf } from './sample.ts';
import { states, themes, widths, type Selection } from './selection.ts';

interface ChoicesProps {
  readonly selection: Selection;
  /** Takes a query's pairs: what the address is to say from now on. */
  readonly onChoose: (name: string, value: string) => void;
}

/** What to show, and how. */
export function Choices({ selection, onChoose }: ChoicesProps): ReactNode {
  const { kind, state, theme, width } = selection;
  const shown = kind === null ? Object.keys(states) : statesOf(kind);
  const kindNames = Object.keys(kinds).sort();
  return (
    <div className={styles.choices}>
      <Choice name="tipo" label="Tipo" value={kind ?? ''} onChoose={onChoose}>
        <option value="">Todos</option>
        {kindNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Choice>
      <Choice name="estado" label="Estado" value={state} onChoose={onChoose}>
        {named(states, shown)}
      </Choice>
      <Choice name="tema" label="Tema" value={theme} onChoose={onChoose}>
        {named(themes)}
      </Choice>
      <Choice name="largura" label="Largura" value={width} onChoose={onChoose}>
        {named(widths)}
      </Choice>
    </div>
  );
}

const named = (names: Readonly<Record<string, string>>, only: readonly string[] = Object.keys(names)): ReactNode =>
  only.map((name) => (
    <option key={name} value={name}>
      {names[name]}
    </option>
  ));

interface ChoiceProps extends Pick<ChoicesProps, 'onChoose'> {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly children: ReactNode;
}

function Choice({ name, label, value, onChoose, children }: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      {label}
      <select value={value} onChange={(event) => onChoose(name, event.target.value)}>
        {children}
      </select>
    </label>
  );
}
