import type { ReactNode } from 'react';
import { Choice, named } from './Choice.tsx';
import styles from './preview.module.css';
import { kinds, statesOf } from './sample.ts';
import { states, themes, widths, type Selection } from './selection.ts';
import { ThemeChoices } from './ThemeChoices.tsx';
import { variantsOf } from './variants.ts';

interface ChoicesProps {
  readonly selection: Selection;
  /** Takes a query's pairs: what the address is to say from now on. */
  readonly onChoose: (name: string, value: string) => void;
}

/** What to show, and how. */
export function Choices({ selection, onChoose }: ChoicesProps): ReactNode {
  const { kind, state, theme, width, variant } = selection;
  const shown = kind === null ? Object.keys(states) : statesOf(kind);
  const kindNames = Object.keys(kinds).sort();
  const variants = Object.entries(kind === null ? {} : variantsOf(kind));
  return (
    <div className={styles.choices}>
      <Choice name="tipo" label="Tipo" value={kind ?? ''} onChoose={onChoose}>
        <option value="">Todos</option>
        {kindNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Choice>
      {variants.length > 0 && (
        <Choice name="variante" label="Variante" value={variant ?? ''} onChoose={onChoose}>
          <option value="">Usual</option>
          {variants.map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Choice>
      )}
      <Choice name="estado" label="Estado" value={state} onChoose={onChoose}>
        {named(states, shown)}
      </Choice>
      <Choice name="tema" label="Tema" value={theme} onChoose={onChoose}>
        {named(themes)}
      </Choice>
      <Choice name="largura" label="Largura" value={width} onChoose={onChoose}>
        {named(widths)}
      </Choice>
      <ThemeChoices selection={selection} onChoose={onChoose} />
    </div>
  );
}
