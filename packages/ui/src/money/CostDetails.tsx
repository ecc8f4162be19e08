import type { ReactNode } from 'react';
import { CostTable, type CostRow } from './CostTable.tsx';
import { FactsTable, type Fact } from './FactsTable.tsx';
import { InterestChart, type ChartPoint } from './InterestChart.tsx';
import { SplitBar, type Split } from './SplitBar.tsx';
import { ScheduleTable, type ScheduleRow } from './ScheduleTable.tsx';
import styles from './costs.module.css';

export interface CostGroup {
  readonly title: string;
  readonly rows: readonly CostRow[];
}

interface CostParty {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly text?: string | undefined;
}

export interface CostDetailsProps {
  /** Such as 'Custo Efetivo Total desta oferta, válida até 22/11/2026.' */
  readonly lead: string;
  /** What all installments come to, as a figure; null where they are no sum of parts. */
  readonly split?: Split | null | undefined;
  readonly costs: readonly CostGroup[];
  readonly facts: readonly Fact[];
  /** What is good to know, and rights, in full sentences; a right under its name. */
  readonly notes: readonly { readonly title?: string; readonly text: string }[];
  /** Who lends, and who sells for them. */
  readonly parties: readonly CostParty[];
  /** Null where no installment has interest. */
  readonly chart: { readonly points: readonly ChartPoint[]; readonly text: string } | null;
  readonly schedule: readonly ScheduleRow[];
  /** The schedule as a file. */
  readonly download: { readonly name: string; readonly content: string };
}

/** Every cost of an offer, whatever its product: the figures first, then what it is made of, its conditions, and how it is paid back. */
export function CostDetails(props: CostDetailsProps): ReactNode {
  const { lead, split, costs, facts, notes, parties, chart, schedule, download } = props;
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      {split && <SplitBar {...split} />}
      {chart && schedule.length > 0 && <InterestChart {...chart} />}
      {costs.map(({ title, rows }) => (
        <CostTable key={title} caption={title} rows={rows} />
      ))}
      <FactsTable caption="Condições da oferta" facts={facts} titled />
      <div className={styles.notes}>
        {notes.map(({ title, text }) => (
          <p key={text}>
            {title !== undefined && <b>{title}. </b>}
            {text}
          </p>
        ))}
      </div>
      {parties.map(({ title, facts: named, text }) => (
        <div key={title} className={styles.party}>
          <FactsTable caption={title} facts={named} titled />
          {text && <p className={styles.note}>{text}</p>}
        </div>
      ))}
      {schedule.length > 0 && <ScheduleTable rows={schedule} download={download} />}
    </>
  );
}
