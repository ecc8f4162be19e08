import { useEffect, useState, type RefObject } from 'react';
import { torchOf, type Torch } from './torch.ts';

type CameraState = 'opening' | 'running' | 'failed';

interface CameraStream {
  readonly state: CameraState;
  /** The light of the device, where it can be switched. */
  readonly torch: Torch | null;
  readonly retry: () => void;
}

const closed = { state: 'opening', torch: null } as const;

/**
 * Runs the camera into a video element for as long as `facing` says which one; the light beside the lens goes out with it. A camera that
 * something else takes away has failed.
 */
export function useCameraStream(
  video: RefObject<HTMLVideoElement | null>,
  facing: 'user' | 'environment' | null,
): CameraStream {
  const [now, setNow] = useState<Omit<CameraStream, 'retry'>>(closed);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (facing === null) return;
    let stream: MediaStream | null = null;
    let gone = false;
    const fail = (): void => {
      if (!gone) setNow({ state: 'failed', torch: null });
    };
    const begin = async (): Promise<void> => {
      const wished = { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1080 } };
      stream = await navigator.mediaDevices.getUserMedia({ video: wished, audio: false });
      if (gone) return stop(stream);
      const [track] = stream.getVideoTracks();
      track?.addEventListener('ended', fail);
      await show(stream, video.current);
      if (!gone) setNow({ state: 'running', torch: torchOf(track) });
    };
    begin().catch(fail);
    return () => {
      gone = true;
      if (stream) stop(stream);
      setNow(closed);
    };
  }, [video, facing, round]);
  return { ...now, retry: () => setRound((count) => count + 1) };
}

async function show(stream: MediaStream, element: HTMLVideoElement | null): Promise<void> {
  if (element === null) return;
  element.srcObject = stream;
  await element.play();
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
