import { createContext, useContext, type ReactNode } from 'react';
import { ChevronIcon, CloseIcon } from '../icons/MoreIcons.tsx';
import { Button } from './Button.tsx';
import { describedBy, textIds, type Framed } from './control.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './list.module.css';
import { useGroupFocus } from './useGroupFocus.ts';

interface ListItem {
  /** Stays with the group wherever it moves. */
  readonly id: string;
  /** What the group is called; its number where it has no name. */
  readonly title?: ReactNode;
  /** The fields of the group. */
  readonly content: ReactNode;
}

interface ListControlProps extends Framed {
  readonly items: readonly ListItem[];
  /** As many as may be: none can be added. */
  readonly full?: boolean;
  readonly onAdd: () => void;
  readonly onRemove: (id: string) => void;
  /** `to`: the place to take, counted from 0. */
  readonly onMove: (id: string, to: number) => void;
}

/** Of the list around this one the group that it stands in: ` (Sócios, item 1)`. Nothing for a list that stands by itself. */
const Around = createContext('');

/** Groups of fields, as many as the person adds, in the order the person gives them. */
export function ListControl(props: ListControlProps): ReactNode {
  const { id, items, readOnly, label } = props;
  const around = useContext(Around);
  const { box, said, added, removed, moved } = useGroupFocus();
  const add = (): void => {
    props.onAdd();
    added(items.length + 1);
  };
  return (
    <FieldFrame field={props} group>
      <div
        ref={box}
        id={id}
        role="group"
        aria-labelledby={textIds.label(id)}
        aria-describedby={describedBy(props)}
        className={styles.list}
      >
        <ol className={styles.groups}>
          {items.map((item, index) => (
            <li key={item.id}>
              <Group
                {...{ item, index, readOnly, label, around, last: index === items.length - 1 }}
                onRemove={() => {
                  props.onRemove(item.id);
                  removed(index + 1);
                }}
                onMove={(to) => {
                  props.onMove(item.id, to);
                  moved(to + 1);
                }}
              />
            </li>
          ))}
        </ol>
        {!readOnly && props.full !== true && (
          <div data-add className={styles.add}>
            <Button variant="ghost" onClick={add}>
              Adicionar
              <span className="visually-hidden">{` em ${label}${around}`}</span>
            </Button>
          </div>
        )}
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </div>
    </FieldFrame>
  );
}

interface GroupProps {
  /** Of the list. */
  readonly label: string;
  readonly around: string;
  readonly item: ListItem;
  readonly index: number;
  readonly last: boolean;
  readonly readOnly: boolean;
  readonly onRemove: () => void;
  readonly onMove: (to: number) => void;
}

function Group({ item, index, last, readOnly, label, around, onRemove, onMove }: GroupProps): ReactNode {
  // Lists in the groups of a list have buttons of the same kind: nobody who hears them alone would know which is which.
  const name = `item ${index + 1} de ${label}${around}`;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{item.title ?? `Item ${index + 1}`}</legend>
      {!readOnly && (
        <div className={styles.tools}>
          <Tool name={`Subir ${name}`} moves off={index === 0} onPress={() => onMove(index - 1)}>
            <span className={styles.up}>
              <ChevronIcon />
            </span>
          </Tool>
          <Tool name={`Descer ${name}`} moves off={last} onPress={() => onMove(index + 1)}>
            <ChevronIcon />
          </Tool>
          <Tool name={`Remover ${name}`} onPress={onRemove}>
            <CloseIcon size={20} />
          </Tool>
        </div>
      )}
      <div data-fields className={styles.fields}>
        <Around value={` (${label}, item ${index + 1})`}>{item.content}</Around>
      </div>
    </fieldset>
  );
}

interface ToolProps {
  readonly name: string;
  readonly moves?: boolean;
  readonly off?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Tool({ name, moves = false, off = false, onPress, children }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.tool}
      data-move={moves || undefined}
      aria-label={name}
      title={name}
      disabled={off}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
