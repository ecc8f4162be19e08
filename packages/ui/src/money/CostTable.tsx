import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import styles from './costs.module.css';

export interface CostRow {
  readonly label: string;
  readonly value: string;
  /** Share of the whole, as shown ("3,0"). */
  readonly share?: string | undefined;
  /** The sum of the rows above it. */
  readonly total?: boolean | undefined;
}

interface CostTableProps {
  readonly caption: string;
  readonly rows: readonly CostRow[];
}

/** Amounts with their share of the whole. Every row has its header, so that each number is read with its name. */
export function CostTable({ caption, rows }: CostTableProps): ReactNode {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Valor</th>
          <th scope="col">%</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value, share, total }) => (
          <tr key={label} className={cx(total && styles.total)}>
            <th scope="row">{label}</th>
            <td>{value}</td>
            <td>{share}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
