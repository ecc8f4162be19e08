import { CheckIcon } from '@passo/ui/icons/Icon.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { recentFor, savedWords, useSaved, watchAnswers } from '../../state/saved.ts';
import styles from './companion.module.css';

/** What was typed is kept. Read out once, the first time. */
export function Saved(): ReactNode {
  const at = useSaved((state) => state.at);
  useEffect(() => watchAnswers(), []);
  const [told, setTold] = useState(false);
  if (at !== null && !told) setTold(true);
  return (
    <>
      <p role="status" className="visually-hidden">
        {told && 'Salvo'}
      </p>
      {at !== null && <Words key={at} at={at} />}
    </>
  );
}

function Words({ at }: { readonly at: number }): ReactNode {
  const [now, setNow] = useState(() => Date.now());
  const left = recentFor(at, now);
  useEffect(() => {
    const timer = left > 0 ? setTimeout(() => setNow(Date.now()), left) : undefined;
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <p className={styles.saved}>
      <CheckIcon />
      {savedWords(at, now)}
    </p>
  );
}
