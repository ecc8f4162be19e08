import { useEffect, useState, type ReactNode } from 'react';
import { Ring } from '../illustrations/Ring.tsx';
import { loaderAt } from './loader.ts';
import styles from './screen.module.css';

interface CyclicLoaderProps {
  readonly texts: readonly string[];
  readonly description: string;
}

const cycle = 2000;

/** A wait of a few seconds, told in changing words; each is announced politely. */
export function CyclicLoader({ texts, description }: CyclicLoaderProps): ReactNode {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((ticks) => ticks + 1), cycle);
    return () => clearInterval(timer);
  }, []);
  const { text, share } = loaderAt(tick, texts);
  return (
    <div className={styles.frame}>
      <div className={styles.screen}>
        <Ring share={share}>
          <b>{Math.round(share * 100)}%</b>
        </Ring>
        <h1 aria-live="polite">{text}</h1>
        <p className={styles.line}>{description}</p>
      </div>
    </div>
  );
}
