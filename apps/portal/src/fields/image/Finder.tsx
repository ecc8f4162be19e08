import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useSight } from './useSight.ts';
import styles from './camera.module.css';

interface FinderProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly facing: 'user' | 'environment';
  readonly running: boolean;
  /** The picture has been good and still for a moment. */
  readonly onSteady: () => unknown;
}

const words = {
  user: 'Coloque o rosto dentro da moldura',
  environment: 'Coloque o documento dentro da moldura',
} as const;

/** What the camera sees, a frame of the very thing, and one hint at a time. */
export function Finder({ video, facing, running, onSteady }: FinderProps): ReactNode {
  const { hint, steady } = useSight(video, running);
  const latest = useRef(onSteady);
  useEffect(() => {
    latest.current = onSteady;
  });
  useEffect(() => {
    if (steady) void latest.current();
  }, [steady]);
  return (
    <div className={styles.finder} data-facing={facing}>
      <video ref={video} className={styles.video} playsInline muted autoPlay aria-hidden="true" />
      <Guide facing={facing} good={running && hint === null} />
      <p className={styles.where}>{words[facing]}</p>
      <p className={styles.pill} role="status" data-warning={hint !== null || undefined}>
        {hint ?? (running ? 'Segure firme' : 'Abrindo a câmera')}
      </p>
    </div>
  );
}

/** A face is an oval, a document a card with its photo and its lines. */
function Guide({ facing, good }: Pick<FinderProps, 'facing'> & { readonly good: boolean }): ReactNode {
  if (facing === 'user') {
    return (
      <svg className={styles.guide} data-good={good || undefined} viewBox="0 0 240 320" aria-hidden="true">
        <ellipse cx="120" cy="160" rx="112" ry="150" />
      </svg>
    );
  }
  return (
    <svg className={styles.guide} data-good={good || undefined} viewBox="0 0 320 220" aria-hidden="true">
      <rect x="4" y="4" width="312" height="212" rx="16" />
      <path className={styles.faint} d="M28 64h76v92H28zM128 70h160M128 98h120M128 126h150M128 154h90M28 184h264" />
    </svg>
  );
}
