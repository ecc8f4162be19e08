import { useRef, useState, type ReactNode } from 'react';
import { CameraIcon, UploadIcon } from '../icons/MoreIcons.tsx';
import { Button } from './Button.tsx';
import { describedBy, textIds, type ControlProps } from './control.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { ImagePreview } from './ImagePreview.tsx';
import styles from './file.module.css';

interface FileImageControlProps extends ControlProps<Blob | null> {
  /** Media types that are taken, such as 'image/jpeg,image/png'. */
  readonly accept: string;
  /**
   * Opens a camera within the page and gives a picture that the person found good, or `null` when it was closed. Absent: the
   * phone's own camera.
   */
  readonly onTakePhoto?: (() => Promise<Blob | null>) | undefined;
  /** Looks at a file before it is shown; false: it is none to be shown, and why not is told. */
  readonly onChoose: (file: Blob) => Promise<boolean>;
  readonly facing: 'user' | 'environment';
}

/** A file is a proposal until the person says it is good: only 'Usar esta foto' makes it the value. */
export function FileImageControl(props: FileImageControlProps): ReactNode {
  const [draft, setDraft] = useState<Blob | null>(null);
  const shown = draft ?? props.value;
  const use = (): void => {
    props.onChange(draft);
    setDraft(null);
  };
  const again = (): void => {
    setDraft(null);
    props.onChange(null);
  };
  return (
    <FieldFrame field={props} group>
      <div
        id={props.id}
        role="group"
        aria-labelledby={textIds.label(props.id)}
        aria-describedby={describedBy(props)}
        aria-busy={props.loading || undefined}
        className={styles.frame}
        data-invalid={Boolean(props.error)}
      >
        {shown ? <ImagePreview image={shown} label={props.label} /> : <PictureSource {...props} onPicture={setDraft} />}
      </div>
      {shown && !props.readOnly && (
        <div className={styles.actions}>
          {draft && <Button onClick={use}>Usar esta foto</Button>}
          <Button variant="ghost" onClick={again} busy={props.loading} disabled={props.disabled}>
            {draft ? 'Tirar outra' : 'Trocar a foto'}
          </Button>
        </div>
      )}
    </FieldFrame>
  );
}

interface PictureSourceProps extends FileImageControlProps {
  readonly onPicture: (image: Blob) => void;
}

function PictureSource(props: PictureSourceProps): ReactNode {
  const upload = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { accept, disabled, onTakePhoto, onChoose, onPicture } = props;
  const [choosing, setChoosing] = useState(false);
  const take = async (): Promise<void> => {
    if (!onTakePhoto) return camera.current?.click();
    const picture = await onTakePhoto();
    if (picture) props.onChange(picture);
  };
  const chosen = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    // The same file may be chosen again after 'Tirar outra'.
    input.value = '';
    if (!file) return;
    setChoosing(true);
    const isGood = await onChoose(file);
    setChoosing(false);
    if (isGood) onPicture(file);
  };
  const common = { type: 'file', hidden: true, accept } as const;
  return (
    <div className={styles.sources}>
      <Button onClick={take} disabled={disabled || props.readOnly} busy={props.loading}>
        <CameraIcon /> Tirar foto
      </Button>
      <Button
        variant="ghost"
        onClick={() => upload.current?.click()}
        disabled={disabled || props.readOnly}
        busy={choosing}
      >
        <UploadIcon /> Enviar arquivo
      </Button>
      <input {...common} ref={upload} name={props.name} onChange={(event) => void chosen(event.currentTarget)} />
      <input {...common} ref={camera} capture={props.facing} onChange={(event) => void chosen(event.currentTarget)} />
    </div>
  );
}
