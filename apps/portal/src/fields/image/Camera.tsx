import { Button } from '@passo/ui/controls/Button.tsx';
import { Drawer } from '@passo/ui/overlays/Drawer.tsx';
import { useRef, type ReactNode, type RefObject } from 'react';
import type { CameraRequest } from './cameraRequest.ts';
import { useCameraStream } from './useCameraStream.ts';
import { useHint } from './useHint.ts';
import styles from './camera.module.css';

interface CameraProps {
  /** Null: closed. */
  readonly request: { readonly answer: CameraRequest } | null;
  readonly title: string;
  readonly facing: 'user' | 'environment';
  /** There is no camera to be had here. */
  readonly onBroken: () => void;
}

/** The camera within the page, with a frame to put the face or the document in. */
export function Camera({ request, title, facing, onBroken }: CameraProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const state = useCameraStream(video, request !== null, facing);
  const close = (): void => request?.answer(null);
  const broken = (): void => {
    onBroken();
    close();
  };
  const take = async (): Promise<void> => request?.answer(await frameOf(video.current));
  const footer = {
    opening: <Button busy>Tirar foto</Button>,
    running: <Button onClick={take}>Tirar foto</Button>,
    failed: <Button onClick={broken}>Usar outro jeito</Button>,
  };
  return (
    <Drawer open={request !== null} onClose={close} title={title} footer={footer[state]}>
      {state === 'failed' ? <NoCamera /> : <Finder video={video} facing={facing} running={state === 'running'} />}
    </Drawer>
  );
}

function NoCamera(): ReactNode {
  return (
    <p role="alert">
      Não deu para abrir a câmera. Libere o acesso nas configurações do navegador, ou envie uma foto que já está no
      aparelho.
    </p>
  );
}

interface FinderProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly facing: 'user' | 'environment';
  readonly running: boolean;
}

function Finder({ video, facing, running }: FinderProps): ReactNode {
  const hint = useHint(video, running);
  const where = facing === 'user' ? 'Coloque o rosto dentro da moldura.' : 'Coloque o documento dentro da moldura.';
  return (
    <>
      <div className={styles.finder} data-facing={facing}>
        <video ref={video} className={styles.video} playsInline muted autoPlay aria-hidden="true" />
        <i className={styles.guide} aria-hidden="true" />
      </div>
      <p className={styles.hint} role="status" data-warning={hint !== null}>
        {hint ?? where}
      </p>
    </>
  );
}

/** The frame in view at its full size. */
function frameOf(video: HTMLVideoElement | null): Promise<Blob | null> {
  if (video === null || video.videoWidth === 0) return Promise.resolve(null);
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
}
