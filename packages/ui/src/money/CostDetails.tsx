import type { ReactNode } from 'react';
import { CostTable, type CostRow } from './CostTable.tsx';
import { FactsTable, type Fact } from './FactsTable.tsx';
import { InterestChart, type ChartPoint } from './InterestChart.tsx';
import { ScheduleTable, type ScheduleRow } from './ScheduleTable.tsx';
import styles from './costs.module.css';

export interface CostGroup {
  readonly title: string;
  readonly rows: readonly CostRow[];
}

export interface CostDetailsProps {
  /** Such as 'Custo Efetivo Total desta oferta, válida até 22/11/2026.' */
  readonly lead: string;
  readonly costs: readonly CostGroup[];
  readonly facts: readonly Fact[];
  /** Rights and lender, in full sentences. */
  readonly notes: readonly string[];
  /** Null where no installment has interest. */
  readonly chart: { readonly points: readonly ChartPoint[]; readonly text: string } | null;
  readonly schedule: readonly ScheduleRow[];
  /** The schedule as a file. */
  readonly download: { readonly name: string; readonly content: string };
}

/** Every cost of an offer, whatever its product: what it is made of, its conditions, and how it is paid back. */
export function CostDetails({ lead, costs, facts, notes, chart, schedule, download }: CostDetailsProps): ReactNode {
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      {costs.map(({ title, rows }) => (
        <CostTable key={title} caption={title} rows={rows} />
      ))}
      <FactsTable caption="Condições da oferta" facts={facts} titled />
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {schedule.length > 0 && (
        <>
          {chart && <InterestChart {...chart} />}
          <ScheduleTable rows={schedule} download={download} />
        </>
      )}
    </>
  );
}
