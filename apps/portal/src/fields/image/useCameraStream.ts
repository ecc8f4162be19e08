import { useEffect, useState, type RefObject } from 'react';

type CameraState = 'opening' | 'running' | 'failed';

/** Runs the camera into a video element for as long as `open`; the light beside the lens goes out with it. */
export function useCameraStream(
  video: RefObject<HTMLVideoElement | null>,
  open: boolean,
  facing: 'user' | 'environment',
): CameraState {
  const [state, setState] = useState<CameraState>('opening');
  useEffect(() => {
    if (!open) return;
    let stream: MediaStream | null = null;
    let gone = false;
    const begin = async (): Promise<void> => {
      const wished = { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1080 } };
      stream = await navigator.mediaDevices.getUserMedia({ video: wished, audio: false });
      if (gone) return stop(stream);
      await show(stream, video.current);
      setState('running');
    };
    begin().catch(() => gone || setState('failed'));
    return () => {
      gone = true;
      if (stream) stop(stream);
      setState('opening');
    };
  }, [video, open, facing]);
  return state;
}

async function show(stream: MediaStream, element: HTMLVideoElement | null): Promise<void> {
  if (element === null) return;
  element.srcObject = stream;
  await element.play();
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
