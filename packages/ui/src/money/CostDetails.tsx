import type { ReactNode } from 'react';
import { CostTable, type CostRow } from './CostTable.tsx';
import { FactsTable, type Fact } from './FactsTable.tsx';
import { InterestChart, type ChartPoint } from './InterestChart.tsx';
import { ScheduleTable, type ScheduleRow } from './ScheduleTable.tsx';
import styles from './costs.module.css';

export interface CostDetailsProps {
  /** Such as 'Custo Efetivo Total desta oferta, válida até 22/11/2026.' */
  readonly lead: string;
  readonly costs: readonly CostRow[];
  readonly facts: readonly Fact[];
  /** Rights and lender, in full sentences. */
  readonly notes: readonly string[];
  readonly chart: { readonly points: readonly ChartPoint[]; readonly text: string };
  readonly schedule: readonly ScheduleRow[];
  /** The schedule as a file. */
  readonly download: { readonly name: string; readonly content: string };
}

/** Every cost of an offer, whatever its product: what it is made of, its conditions, and how it is paid back. */
export function CostDetails({ lead, costs, facts, notes, chart, schedule, download }: CostDetailsProps): ReactNode {
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      <CostTable caption="Do que se compõe o valor financiado" rows={costs} />
      <FactsTable caption="Condições da oferta" facts={facts} />
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {schedule.length > 0 && (
        <>
          <InterestChart {...chart} />
          <ScheduleTable rows={schedule} download={download} />
        </>
      )}
    </>
  );
}
