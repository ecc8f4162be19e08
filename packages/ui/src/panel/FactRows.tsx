import type { ReactNode } from 'react';
import { Breakable } from '../controls/Breakable.tsx';
import { useCopy } from '../controls/useCopy.ts';
import {
  AccountIcon,
  BankIcon,
  CalendarIcon,
  CoinsIcon,
  NumberIcon,
  PhoneIcon,
  ReasonIcon,
  UndoIcon,
} from '../icons/EndIcons.tsx';
import { ContractIcon } from '../icons/PaperIcons.tsx';
import { PersonIcon } from '../icons/MenuIcons.tsx';
import { cx } from '../theme/cx.ts';
import { FactNote } from './FactNote.tsx';
import styles from './factRows.module.css';

const icons = {
  account: AccountIcon,
  bank: BankIcon,
  contract: ContractIcon,
  day: CalendarIcon,
  help: PhoneIcon,
  money: CoinsIcon,
  number: NumberIcon,
  person: PersonIcon,
  reason: ReasonIcon,
  review: PersonIcon,
  undo: UndoIcon,
} as const;

export interface FactRow {
  /** How it is drawn. */
  readonly kind: keyof typeof icons;
  /** Such as 'Primeira parcela'. */
  readonly label: string;
  /** One line each. */
  readonly values: readonly string[];
  /** Small, below them. Several are a line each on a phone and where rows are paired, and one line where there is room. */
  readonly note?: string | readonly string[] | undefined;
  readonly action?: RowAction | undefined;
}

/** A page or a telephone, what is done here, or a text that is copied. `spoken` says all of it to those who hear it alone: 'Ligar para 0800 000 0005'. */
type RowAction = { readonly label: string; readonly spoken: string } & (
  | { readonly href: string; /** A page of its own. */ readonly apart?: boolean }
  | { readonly press: () => void }
  | { readonly copies: string }
);

interface FactRowsProps {
  readonly label: string;
  readonly rows: readonly FactRow[];
  /** Two beside each other on a computer, so that all of them are in view. */
  readonly paired?: boolean;
}

/** What a last page answers, one question a row. Nothing where there is none. */
export function FactRows({ label, rows, paired = false }: FactRowsProps): ReactNode {
  if (rows.length === 0) return null;
  return (
    <dl className={cx(styles.rows, paired && styles.paired)} aria-label={label}>
      {rows.map((row) => (
        <Row key={row.label} {...row} paired={paired} />
      ))}
    </dl>
  );
}

function Row({ kind, label, values, note, action, paired }: FactRow & { readonly paired: boolean }): ReactNode {
  const Icon = icons[kind];
  return (
    <div className={styles.row}>
      <dt>
        <Icon />
        {label}
      </dt>
      <dd>
        {values.map((value) => (
          <b key={value}>{value}</b>
        ))}
        {note && (
          <small>
            {typeof note === 'string' ? <Breakable text={note} /> : <FactNote parts={note} stacked={paired} />}
          </small>
        )}
        {action && <Action {...action} />}
      </dd>
    </div>
  );
}

function Action(action: RowAction): ReactNode {
  if ('copies' in action) return <Copy {...action} />;
  const apart = 'href' in action && action.apart === true;
  const words = (
    <>
      {action.label}
      <span className="visually-hidden">
        {action.spoken.slice(action.label.length)}
        {apart && ' (abre em outra aba)'}
      </span>
    </>
  );
  if ('href' in action)
    return (
      <a href={action.href} {...(apart && { target: '_blank', rel: 'noopener noreferrer' })}>
        {words}
      </a>
    );
  return (
    <button type="button" onClick={action.press}>
      {words}
    </button>
  );
}

/** Says for a while that it has copied. */
function Copy({ label, spoken, copies }: { readonly [Key in 'label' | 'spoken' | 'copies']: string }): ReactNode {
  const { said, copy } = useCopy(copies);
  return (
    <>
      <button type="button" onClick={() => void copy()} aria-label={spoken}>
        {said || label}
      </button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}
