import { useState, type ReactNode } from 'react';
import styles from './step.module.css';

/** Its room is there before it is, and stays when it cannot be had: what was being read does not jump. */
export function StepImage({ source }: { readonly source: string }): ReactNode {
  const [failed, setFailed] = useState(false);
  return (
    <div className={styles.image}>
      {!failed && <img src={source} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />}
    </div>
  );
}
