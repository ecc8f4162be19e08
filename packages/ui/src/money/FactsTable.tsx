import { useId, type ReactNode } from 'react';
import { Breakable } from '../controls/Breakable.tsx';
import { TooltipButton } from '../controls/TooltipButton.tsx';
import styles from './costs.module.css';

export interface Fact {
  readonly label: string;
  /** More than one where a fact has two readings, such as a rate a.m. and a.a. */
  readonly values: readonly string[];
  /** Explains a word that only bankers know (CET, IOF). */
  readonly explanation?: string | undefined;
}

/** Behind a button that works with a thumb, so that the sheet stays short. */
function Explanation({ about, text }: { readonly about: string; readonly text: string }): ReactNode {
  return <TooltipButton id={useId()} about={about} text={text} />;
}

interface FactsTableProps {
  readonly caption: string;
  readonly facts: readonly Fact[];
  /** The caption is for the eye as well: nothing else says what the table tells. */
  readonly titled?: boolean;
}

/** Facts of an offer beside their names: rates, dates, late charges. */
export function FactsTable({ caption, facts, titled = false }: FactsTableProps): ReactNode {
  return (
    <table className={styles.table}>
      <caption className={titled ? undefined : 'visually-hidden'}>{caption}</caption>
      <tbody>
        {facts.map(({ label, values, explanation }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {explanation && <Explanation about={label} text={explanation} />}
            </th>
            <td>
              {values.map((value) => (
                <div key={value}>
                  <Breakable text={value} />
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
