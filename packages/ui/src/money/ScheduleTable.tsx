import type { ReactNode } from 'react';
import { ChevronIcon } from '../icons/MoreIcons.tsx';
import styles from './schedule.module.css';

/** Ready to be read. */
export interface ScheduleRow {
  readonly number: string;
  readonly dueOn: string;
  readonly installment: string;
  readonly interest: string;
  readonly amortisation: string;
  readonly balance: string;
}

interface ScheduleTableProps {
  readonly rows: readonly ScheduleRow[];
  readonly download: { readonly name: string; readonly content: string };
}

/** A byte order mark, without which spreadsheets read accents wrongly. */
const BOM = '\ufeff';

/** All installments, folded away until they are asked for; wider than a phone, so they move sideways on their own. */
export function ScheduleTable({ rows, download }: ScheduleTableProps): ReactNode {
  const address = `data:text/csv;charset=utf-8,${encodeURIComponent(BOM + download.content)}`;
  return (
    <details className={styles.schedule}>
      <summary>
        Todas as parcelas
        <ChevronIcon />
      </summary>
      <div className={styles.wide} tabIndex={0} role="group" aria-label="Tabela de parcelas">
        <table>
          <caption className="visually-hidden">
            Cada parcela: quanto é juros, quanto paga a dívida e quanto falta
          </caption>
          <thead>
            <tr>
              <th scope="col">Nº</th>
              <th scope="col">Vencimento</th>
              <th scope="col">Parcela</th>
              <th scope="col">Juros</th>
              <th scope="col">Paga a dívida</th>
              <th scope="col">Falta pagar</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.number}>
                <th scope="row">{row.number}</th>
                <td>{row.dueOn}</td>
                <td>{row.installment}</td>
                <td>{row.interest}</td>
                <td>{row.amortisation}</td>
                <td>{row.balance}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <a className={styles.file} href={address} download={download.name}>
        Baixar a tabela (CSV)
      </a>
    </details>
  );
}
