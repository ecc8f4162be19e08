import { CheckIcon } from '@passo/ui/icons/Icon.tsx';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { askFor } from './shotWords.ts';
import type { Shot } from './shots.ts';
import { useSight } from './useSight.ts';
import styles from './camera.module.css';

interface FinderProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly shot: Shot;
  /** Counts the pictures that were taken before: what was in view then is not taken again by itself. */
  readonly count: number;
  readonly running: boolean;
  /** A picture is being looked at: the camera waits behind it. */
  readonly hidden: boolean;
  /** The picture has been good and still for a moment. */
  readonly onSteady: () => unknown;
}

/** What the camera sees, a frame of the very thing, what is good already, and one hint at a time. */
export function Finder({ video, shot, count, running, hidden, onSteady }: FinderProps): ReactNode {
  const { facing } = shot;
  const { hint, good, steady } = useSight(video, running && !hidden, count);
  const latest = useRef(onSteady);
  useEffect(() => {
    latest.current = onSteady;
  });
  useEffect(() => {
    if (steady) void latest.current();
  }, [steady]);
  return (
    <div className={styles.finder} data-facing={facing} hidden={hidden}>
      <video ref={video} className={styles.video} playsInline muted autoPlay aria-hidden="true" />
      <p key={shot.key} className={styles.where}>
        {askFor(shot)}
      </p>
      <Guide facing={facing} good={running && hint === null} />
      <div className={styles.pills}>
        {good.length > 0 && (
          <p className={styles.pill}>
            {good.map((word) => (
              <span key={word} className={styles.good}>
                <CheckIcon size={14} /> {word}
              </span>
            ))}
          </p>
        )}
        <p className={styles.pill} role="status" data-warning={hint !== null || undefined}>
          {hint ?? (running ? 'Segure firme' : 'Abrindo a câmera')}
        </p>
      </div>
    </div>
  );
}

/** A face is an oval, a document a card of which the corners are enough. */
function Guide({ facing, good }: Pick<Shot, 'facing'> & { readonly good: boolean }): ReactNode {
  const face = facing === 'user';
  return (
    <svg
      className={styles.guide}
      data-good={good || undefined}
      viewBox={face ? '0 0 240 320' : '0 0 320 220'}
      aria-hidden="true"
    >
      {face ? (
        <ellipse cx="120" cy="160" rx="112" ry="150" />
      ) : (
        <path d="M4 48V20A16 16 0 0 1 20 4h28M272 4h28a16 16 0 0 1 16 16v28M316 172v28a16 16 0 0 1-16 16h-28M48 216H20a16 16 0 0 1-16-16v-28" />
      )}
    </svg>
  );
}
