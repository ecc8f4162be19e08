import type { ReactNode } from 'react';
import type { ControlOption } from './control.ts';
import styles from './choice.module.css';

interface OptionLabelProps {
  readonly of: ControlOption;
  /** There is room for two lines: a name, and below it what is said of it. */
  readonly tall?: boolean;
}

/** A name in words, and what is said of it: 'Pensão por morte · parcela de até R$ 312,00'. */
const said = /^(\D{3,}?)( · )(.+)$/s;

/** What an option is called and, smaller, how it stands with it. */
export function OptionLabel({ of: { label, status }, tall = false }: OptionLabelProps): ReactNode {
  const [, name, point, more] = (tall && said.exec(label)) || [];
  return (
    <>
      {name === undefined ? label : <b>{name}</b>}
      {point && <span className="visually-hidden">{point}</span>}
      {more && <small className={styles.more}>{more}</small>}
      {status && <small className={styles.status}> {status}</small>}
    </>
  );
}

/** The same where only a text may stand. */
export const optionText = ({ label, status }: ControlOption): string => (status ? `${label} (${status})` : label);
