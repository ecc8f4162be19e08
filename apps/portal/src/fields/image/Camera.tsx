import { FullScreen } from '@passo/ui/overlays/FullScreen.tsx';
import { useRef, useState, type ReactNode } from 'react';
import { FileChooser } from './FileChooser.tsx';
import { Finder } from './Finder.tsx';
import { frameOf } from './frameOf.ts';
import { Light } from './Light.tsx';
import { NoCamera, NoCameraChoices } from './NoCamera.tsx';
import { Review, ReviewChoices } from './Review.tsx';
import { titleOf } from './shotWords.ts';
import type { Run, Shot } from './shots.ts';
import { Shutter } from './Shutter.tsx';
import { useCameraStream } from './useCameraStream.ts';
import { usePassed, useTitleFocus } from './useTold.ts';
import styles from './camera.module.css';

interface CameraProps {
  /** What is to be taken. */
  readonly run: Run;
  readonly shot: Shot;
  readonly open: boolean;
  /** A picture that was taken here and found good. */
  readonly onTake: (picture: Blob) => void;
  /** A file in its place; answers why it cannot be, in Portuguese. */
  readonly onChoose: (file: File) => Promise<string | null>;
  readonly onClose: () => void;
}

/** The camera over the whole screen: photo after photo, each in its frame, then to be found good or not. */
export function Camera({ run, shot, open, onTake, onChoose, onClose }: CameraProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const { taken, count, set } = usePicture();
  const stream = useCameraStream(video, open ? shot.facing : null);
  const failed = stream.state === 'failed';
  const place = `${shot.key} ${taken === null ? stream.state === 'failed' : 'taken'}`;
  const inside = useTitleFocus(open, place);
  const passed = usePassed(run);
  const take = async (): Promise<void> => set(await frameOf(video.current));
  const use = (): void => {
    if (taken !== null) onTake(taken);
    set(null);
  };
  const close = (): void => {
    set(null);
    onClose();
  };
  const chooser = <FileChooser key={shot.key} main={failed} onChoose={onChoose} />;
  const footer = (): ReactNode => {
    if (taken !== null) return <ReviewChoices onUse={use} onAgain={() => set(null)} />;
    if (failed) return <NoCameraChoices chooser={chooser} onRetry={stream.retry} />;
    return <Shutter run={run} busy={stream.state === 'opening'} chooser={chooser} onTake={take} />;
  };
  return (
    <FullScreen
      open={open}
      onClose={close}
      title={titleOf(run)}
      leave="Sair"
      tool={stream.torch && taken === null && <Light torch={stream.torch} />}
      footer={footer()}
    >
      <div ref={inside} className={styles.stage}>
        <p role="status" className="visually-hidden">
          {passed}
        </p>
        {failed ? (
          <NoCamera />
        ) : (
          <Finder
            {...{ video, shot, count }}
            running={stream.state === 'running'}
            hidden={taken !== null}
            onSteady={take}
          />
        )}
        {taken !== null && <Review picture={taken} shot={shot} />}
      </div>
    </FullScreen>
  );
}

/** The picture that is being looked at, and how many were taken before the camera was closed. */
function usePicture() {
  const [taken, setTaken] = useState<Blob | null>(null);
  const [count, setCount] = useState(0);
  const set = (picture: Blob | null): void => {
    setTaken(picture);
    if (picture !== null) setCount((before) => before + 1);
  };
  return { taken, count, set };
}
