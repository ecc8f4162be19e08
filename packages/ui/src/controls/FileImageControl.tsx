import { useRef, type ReactNode, type RefObject } from 'react';
import { CameraIcon, UploadIcon } from '../icons/MoreIcons.tsx';
import { Button } from './Button.tsx';
import { describedBy, textIds, type ControlProps } from './control.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { ImagePreview } from './ImagePreview.tsx';
import styles from './file.module.css';

interface FileImageControlProps extends ControlProps<Blob | null> {
  /** Media types that are taken, such as 'image/jpeg,image/png'. */
  readonly accept: string;
  /** Opens a camera within the page. Absent: the phone's own takes the picture. */
  readonly onTakePhoto?: (() => void) | undefined;
  /** The page has one button that takes all its photos: an empty field offers a small one for its own, and a file beside it. */
  readonly cameraElsewhere?: boolean | undefined;
  readonly facing: 'user' | 'environment';
  /** What is being done with the picture now, over it: 'Enviando…'. */
  readonly status?: string | undefined;
}

/** A picture, from the camera or a file. What is chosen counts at once; it can be changed for another for as long as one likes. */
export function FileImageControl(props: FileImageControlProps): ReactNode {
  const upload = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { id, accept, value, onChange } = props;
  const chosen = (input: HTMLInputElement): void => {
    const file = input.files?.[0];
    // The same file may be chosen again.
    input.value = '';
    if (file) onChange(file);
  };
  const common = { type: 'file', hidden: true, accept } as const;
  const take = props.onTakePhoto ?? (() => camera.current?.click());
  return (
    <FieldFrame field={props} group>
      <div
        id={id}
        role="group"
        aria-labelledby={textIds.label(id)}
        aria-describedby={describedBy(props)}
        aria-busy={props.loading || undefined}
        className={styles.frame}
        data-invalid={Boolean(props.error)}
        data-filled={value !== null || undefined}
        data-short={props.cameraElsewhere || undefined}
      >
        {value ? (
          <Picture {...props} value={value} onAgain={take} />
        ) : (
          <Sources {...props} upload={upload} onTake={take} />
        )}
        <input {...common} ref={upload} name={props.name} onChange={(event) => chosen(event.currentTarget)} />
        <input {...common} ref={camera} capture={props.facing} onChange={(event) => chosen(event.currentTarget)} />
      </div>
    </FieldFrame>
  );
}

interface PictureProps extends FileImageControlProps {
  readonly value: Blob;
  readonly onAgain: () => void;
}

/** The whole picture, and the way to another one. */
function Picture({ value, label, status, onAgain, onChange, ...props }: PictureProps): ReactNode {
  const still = props.disabled || status !== undefined;
  return (
    <>
      <div className={styles.picture}>
        <ImagePreview image={value} label={label} />
        {status && <span className={styles.status}>{status}</span>}
      </div>
      {!props.readOnly && (
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onAgain} busy={props.loading && !still} disabled={still}>
            Trocar a foto
          </Button>
          {!props.required && (
            <Button variant="ghost" onClick={() => onChange(null)} disabled={still}>
              Remover
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface SourcesProps extends FileImageControlProps {
  readonly upload: RefObject<HTMLInputElement | null>;
  readonly onTake: () => void;
}

function Sources({ label, upload, onTake, disabled, readOnly, loading, cameraElsewhere }: SourcesProps): ReactNode {
  const off = disabled || readOnly;
  return (
    <div className={styles.sources}>
      {cameraElsewhere ? (
        <button
          type="button"
          className={styles.empty}
          aria-label={`Tirar foto: ${label}`}
          onClick={onTake}
          disabled={off}
        >
          <CameraIcon size={24} />
        </button>
      ) : (
        <Button variant="ghost" onClick={onTake} disabled={off} busy={loading}>
          <CameraIcon /> Tirar foto
        </Button>
      )}
      <Button variant="ghost" onClick={() => upload.current?.click()} disabled={off} busy={loading}>
        <UploadIcon /> Enviar arquivo
      </Button>
    </div>
  );
}
