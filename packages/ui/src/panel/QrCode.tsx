import { useMemo, type ReactNode } from 'react';
import { encode } from 'uqr';
import styles from './qrCode.module.css';

interface QrCodeProps {
  readonly text: string;
  /** What it opens, for those who do not see it. */
  readonly label: string;
}

/** Dark on light whatever the theme: many phones read no inverted code. */
export function QrCode({ text, label }: QrCodeProps): ReactNode {
  const { path, size } = useMemo(() => draw(text), [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={styles.paper} />
      <path d={path} className={styles.ink} />
    </svg>
  );
}

const QUIET_MODULES = 4;

function draw(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, size };
}
