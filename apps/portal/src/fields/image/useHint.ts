import { useEffect, useState, type RefObject } from 'react';
import { hintFor } from './quality.ts';

const EVERY_MS = 500;
const WIDTH = 160;

/** What could be better about the picture in the finder right now. */
export function useHint(video: RefObject<HTMLVideoElement | null>, running: boolean): string | null {
  const [hint, setHint] = useState<string | null>(null);
  useEffect(() => {
    if (!running) return;
    const canvas = document.createElement('canvas');
    const timer = setInterval(() => setHint(look(video.current, canvas)), EVERY_MS);
    return () => clearInterval(timer);
  }, [video, running]);
  return hint;
}

function look(video: HTMLVideoElement | null, canvas: HTMLCanvasElement): string | null {
  if (video === null || video.videoWidth === 0) return null;
  canvas.width = WIDTH;
  canvas.height = Math.max(1, Math.round((WIDTH * video.videoHeight) / video.videoWidth));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const pixels = context?.getImageData(0, 0, canvas.width, canvas.height);
  return pixels ? hintFor(pixels) : null;
}
