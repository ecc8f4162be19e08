import type { ReactNode } from 'react';
import styles from './costs.module.css';

export interface Fact {
  readonly label: string;
  /** More than one where a fact has two readings, such as a rate a.m. and a.a. */
  readonly values: readonly string[];
  /** Explains a word that only bankers know (CET, IOF). */
  readonly explanation?: string | undefined;
}

/** Facts of an offer beside their names: rates, dates, late charges. */
export function FactsTable({
  caption,
  facts,
}: {
  readonly caption: string;
  readonly facts: readonly Fact[];
}): ReactNode {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {facts.map(({ label, values, explanation }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {explanation && <small>{explanation}</small>}
            </th>
            <td>
              {values.map((value) => (
                <div key={value}>{value}</div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
