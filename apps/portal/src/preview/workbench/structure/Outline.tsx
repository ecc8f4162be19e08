import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { cssVariables } from '@passo/ui/theme/cssVariables.ts';
import { pathOf, type Place } from '../text/place.ts';
import styles from '../workbench.module.css';
import type { Entry } from './outline.ts';

interface OutlineProps {
  readonly entries: readonly Entry[];
  /** Path of the entry that the caret stands in. */
  readonly current: string;
  readonly choose: (place: Place) => void;
  readonly move: (place: Place, by: number) => void;
  readonly remove: (place: Place) => void;
}

const siblings = (one: Entry, other: Entry): boolean =>
  pathOf(one.place.slice(0, -1)) === pathOf(other.place.slice(0, -1));
const numberOf = ({ place }: Entry): number => Number(place.at(-1));

/** Steps and fields in their order, which is changed by dragging, by buttons, or by Alt and an arrow. */
export function Outline({ entries, current, choose, move, remove }: OutlineProps): ReactNode {
  const [dragged, setDragged] = useState<Entry | null>(null);
  const drop = (onto: Entry): void => {
    if (dragged !== null && siblings(dragged, onto)) move(dragged.place, numberOf(onto) - numberOf(dragged));
    setDragged(null);
  };
  const press = (event: KeyboardEvent, { place }: Entry): void => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    move(place, by);
  };
  const chosen = entries.find(({ path }) => path === current);
  return (
    <section className={styles.card} aria-labelledby="estrutura">
      <div className={styles.bar}>
        <h2 id="estrutura">Passos e campos</h2>
        {chosen !== undefined && (
          <div className={styles.row} role="group" aria-label={`Mudar ${chosen.name}`}>
            <Tool label="Subir" press={() => move(chosen.place, -1)} />
            <Tool label="Descer" press={() => move(chosen.place, 1)} />
            <Tool label="Remover" press={() => remove(chosen.place)} />
          </div>
        )}
      </div>
      <ol className={styles.outline} tabIndex={-1}>
        {entries.map((one) => (
          <li
            key={one.path}
            style={cssVariables({ '--depth': String(one.depth) })}
            draggable
            onDragStart={() => setDragged(one)}
            onDragOver={(event) => dragged !== null && siblings(dragged, one) && event.preventDefault()}
            onDrop={() => drop(one)}
          >
            <button
              type="button"
              aria-current={one.path === current || undefined}
              onClick={() => choose(one.place)}
              onKeyDown={(event) => press(event, one)}
            >
              <span>{one.name}</span> <small>{one.kind}</small>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Tool = ({ label, press }: { readonly label: string; readonly press: () => void }): ReactNode => (
  <button type="button" className={styles.tool} onClick={press}>
    {label}
  </button>
);
