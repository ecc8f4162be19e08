import { useEffect, useState, type RefObject } from 'react';
import { hintFor, type Pixels } from './quality.ts';
import { createStillness } from './stillness.ts';

const EVERY_MS = 300;
const WIDTH = 160;

interface Sight {
  /** What could be better about the picture right now; null when it is good. */
  readonly hint: string | null;
  /** It has been good, and nobody moved, long enough to take it. */
  readonly steady: boolean;
}

const nothingYet: Sight = { hint: null, steady: false };

/** Looks through the camera now and then. */
export function useSight(video: RefObject<HTMLVideoElement | null>, running: boolean): Sight {
  const [sight, setSight] = useState(nothingYet);
  useEffect(() => {
    if (!running) return;
    const canvas = document.createElement('canvas');
    const isStill = createStillness();
    const timer = setInterval(() => {
      const pixels = pixelsOf(video.current, canvas);
      if (pixels === undefined) return;
      const hint = hintFor(pixels);
      setSight({ hint, steady: isStill(pixels, hint === null) });
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      setSight(nothingYet);
    };
  }, [video, running]);
  return sight;
}

function pixelsOf(video: HTMLVideoElement | null, canvas: HTMLCanvasElement): Pixels | undefined {
  if (video === null || video.videoWidth === 0) return undefined;
  canvas.width = WIDTH;
  canvas.height = Math.max(1, Math.round((WIDTH * video.videoHeight) / video.videoWidth));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height);
}
