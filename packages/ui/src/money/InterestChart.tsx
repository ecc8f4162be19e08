import type { ReactNode } from 'react';
import styles from './chart.module.css';

export interface ChartPoint {
  readonly interest: number;
  readonly principal: number;
}

const WIDTH = 320;
const HEIGHT = 96;
/** More columns than this are narrower than a pixel of a phone. */
const MOST_COLUMNS = 60;

/** A few columns stand for many: each is the sum of the installments that it covers. */
function gathered(points: readonly ChartPoint[]): readonly ChartPoint[] {
  const size = Math.ceil(points.length / MOST_COLUMNS);
  return Array.from({ length: Math.ceil(points.length / size) }, (_, at) => {
    const part = points.slice(at * size, (at + 1) * size);
    return {
      interest: part.reduce((sum, { interest }) => sum + interest, 0) / part.length,
      principal: part.reduce((sum, { principal }) => sum + principal, 0) / part.length,
    };
  });
}

/** How much of each installment is interest and how much pays the debt, over time. `text` says it in words. */
export function InterestChart({
  points,
  text,
}: {
  readonly points: readonly ChartPoint[];
  readonly text: string;
}): ReactNode {
  const columns = gathered(points);
  const highest = Math.max(...columns.map(({ interest, principal }) => interest + principal), 1);
  const width = WIDTH / columns.length;
  return (
    <figure className={styles.chart}>
      <figcaption>Para onde vai cada parcela</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={text}>
        {columns.map(({ interest, principal }, at) => {
          const [debt, cost] = [(principal / highest) * HEIGHT, (interest / highest) * HEIGHT];
          const bar = { x: at * width, width: width * 0.86 };
          return (
            <g key={at}>
              <rect {...bar} y={HEIGHT - debt} height={debt} className={styles.principal} />
              <rect {...bar} y={HEIGHT - debt - cost} height={cost} className={styles.interest} />
            </g>
          );
        })}
      </svg>
      <p className={styles.key}>
        <span className={styles.debtKey}>Paga a dívida</span>
        <span className={styles.interestKey}>Juros</span>
      </p>
    </figure>
  );
}
