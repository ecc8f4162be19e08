import type { ReactNode } from 'react';
import { useSession } from '../session/useSession.ts';
import { brandsOf, coloursOf } from './brands.ts';
import { Choice } from './Choice.tsx';
import styles from './preview.module.css';
import type { Selection } from './selection.ts';

interface ThemeChoicesProps {
  readonly selection: Selection;
  readonly onChoose: (name: string, value: string) => void;
}

/** Whose colours: those of a partner, or any two. */
export function ThemeChoices({ selection, onChoose }: ThemeChoicesProps): ReactNode {
  const brands = brandsOf(useSession());
  const { primary, secondary } = coloursOf(brands, selection);
  return (
    <>
      <Choice name="parceiro" label="Parceiro" value={selection.partner ?? ''} onChoose={onChoose}>
        <option value="">Desta página</option>
        {brands.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
        <option value="livre">Outras cores</option>
      </Choice>
      {selection.partner === 'livre' && (
        <>
          <Colour name="primaria" label="Cor primária" value={primary} onChoose={onChoose} />
          <Colour name="secundaria" label="Cor secundária" value={secondary} onChoose={onChoose} />
        </>
      )}
    </>
  );
}

interface ColourProps extends Pick<ThemeChoicesProps, 'onChoose'> {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

function Colour({ name, label, value, onChoose }: ColourProps): ReactNode {
  return (
    <label className={styles.choice}>
      {label}
      <input type="color" value={value} onChange={(event) => onChoose(name, event.target.value)} />
    </label>
  );
}
