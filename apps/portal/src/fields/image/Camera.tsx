import { Button } from '@passo/ui/controls/Button.tsx';
import { ImagePreview } from '@passo/ui/controls/ImagePreview.tsx';
import { FullScreen } from '@passo/ui/overlays/FullScreen.tsx';
import { useRef, useState, type ReactNode } from 'react';
import type { CameraRequest } from './cameraRequest.ts';
import { Finder } from './Finder.tsx';
import { useCameraStream } from './useCameraStream.ts';
import styles from './camera.module.css';

interface CameraProps {
  /** Null: closed. */
  readonly request: { readonly answer: CameraRequest } | null;
  readonly title: string;
  readonly facing: 'user' | 'environment';
  /** There is no camera to be had here. */
  readonly onBroken: () => void;
}

/** The camera over the whole screen: a frame to put the face or the document in, then the picture, to be found good or not. */
export function Camera({ request, title, facing, onBroken }: CameraProps): ReactNode {
  const [taken, setTaken] = useState<Blob | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const state = useCameraStream(video, request !== null && taken === null, facing);
  const answer = (picture: Blob | null): void => {
    setTaken(null);
    request?.answer(picture);
  };
  const broken = (): void => {
    onBroken();
    answer(null);
  };
  const take = async (): Promise<void> => setTaken(await frameOf(video.current));
  const common = { open: request !== null, onClose: () => answer(null), title };
  if (taken !== null) return <FullScreen {...common} {...reviewOf(taken, title, answer, () => setTaken(null))} />;
  if (state === 'failed') {
    return (
      <FullScreen {...common} footer={<Button onClick={broken}>Usar outro jeito</Button>}>
        <NoCamera />
      </FullScreen>
    );
  }
  return (
    <FullScreen {...common} footer={<Shutter busy={state === 'opening'} onTake={take} />}>
      <Finder video={video} facing={facing} running={state === 'running'} onSteady={take} />
    </FullScreen>
  );
}

/** The picture as it was taken, and whether it is good. */
const reviewOf = (taken: Blob, title: string, use: (picture: Blob) => void, again: () => void) => ({
  children: (
    <div className={styles.taken}>
      <ImagePreview image={taken} label={title} />
      <p className={styles.hint}>Dá para ler tudo? Sem cortes e sem reflexo?</p>
    </div>
  ),
  footer: (
    <>
      <Button onClick={() => use(taken)}>Usar esta foto</Button>
      <Button variant="ghost" onClick={again}>
        Tirar outra
      </Button>
    </>
  ),
});

function Shutter({ busy, onTake }: { readonly busy: boolean; readonly onTake: () => Promise<void> }): ReactNode {
  return (
    <div className={styles.shutter}>
      <button type="button" className={styles.release} aria-label="Tirar foto" disabled={busy} onClick={onTake} />
      <p>A foto sai sozinha quando a imagem está boa. Você também pode tocar.</p>
    </div>
  );
}

function NoCamera(): ReactNode {
  return (
    <p role="alert" className={styles.broken}>
      Não deu para abrir a câmera. Libere o acesso nas configurações do navegador, ou envie uma foto que já está no
      aparelho.
    </p>
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
