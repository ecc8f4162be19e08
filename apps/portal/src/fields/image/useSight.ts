import { useEffect, useState, type RefObject } from 'react';
import { judge, type Judged, type Pixels } from './quality.ts';
import { createStillness } from './stillness.ts';

const EVERY_MS = 300;
const WIDTH = 160;

interface Sight extends Judged {
  /** It has been good, and nobody moved, long enough to take it. */
  readonly steady: boolean;
}

const nothingYet: Sight = { hint: null, good: [], steady: false };

/** Looks through the camera now and then; anew whenever `shot` changes. Of the first shot nothing has been taken yet. */
export function useSight(video: RefObject<HTMLVideoElement | null>, running: boolean, shot: number): Sight {
  const [sight, setSight] = useState(nothingYet);
  useEffect(() => {
    if (!running) return;
    const canvas = document.createElement('canvas');
    const isStill = createStillness({ afterMotion: shot > 0 });
    const timer = setInterval(() => {
      const pixels = pixelsOf(video.current, canvas);
      if (pixels === undefined) return;
      const judged = judge(pixels);
      setSight({ ...judged, steady: isStill(pixels, judged.hint === null) });
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      setSight(nothingYet);
    };
  }, [video, running, shot]);
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
