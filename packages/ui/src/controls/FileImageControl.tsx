import { useRef, type ReactNode } from 'react';
import { describedBy, textIds, type ControlProps } from './control.ts';
import { FieldFrame, FieldHead } from './FieldFrame.tsx';
import { PhotoRow } from './PhotoRow.tsx';
import { PhotoSources } from './PhotoSources.tsx';
import styles from './file.module.css';

export interface FileImageControlProps extends ControlProps<Blob | null> {
  /** Media types that are taken, such as 'image/jpeg,image/png'. */
  readonly accept: string;
  /** Opens a camera within the page. Absent: the phone's own takes the picture. */
  readonly onTakePhoto?: (() => void) | undefined;
  /** The page has one button that takes all its photos: the field is one row, which says whether its own is there. */
  readonly cameraElsewhere?: boolean | undefined;
  readonly facing: 'user' | 'environment';
  /** What is being done with the picture now: 'Enviando…'. */
  readonly status?: string | undefined;
}

/** A picture, from the camera or a file. What is chosen counts at once; it can be changed for another for as long as one likes. */
export function FileImageControl(props: FileImageControlProps): ReactNode {
  const upload = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { id, accept, value, onChange, extra, cameraElsewhere } = props;
  const chosen = (input: HTMLInputElement): void => {
    const file = input.files?.[0];
    // The same file may be chosen again.
    input.value = '';
    if (file) onChange(file);
  };
  const common = { type: 'file', hidden: true, accept } as const;
  const onTake = props.onTakePhoto ?? (() => camera.current?.click());
  const onUpload = (): void => upload.current?.click();
  const head = cameraElsewhere ? null : (
    <FieldHead field={props} group>
      {extra && <span className={styles.extra}>{extra}</span>}
    </FieldHead>
  );
  return (
    <FieldFrame field={{ ...props, extra: cameraElsewhere && extra }} group head={head}>
      <div
        id={id}
        role="group"
        aria-labelledby={textIds.label(id)}
        aria-describedby={describedBy(props)}
        aria-busy={props.loading || undefined}
        className={styles.frame}
        data-invalid={Boolean(props.error)}
        data-filled={value !== null || undefined}
      >
        {value !== null || cameraElsewhere ? (
          <PhotoRow {...props} onTake={onTake} onUpload={onUpload} />
        ) : (
          <PhotoSources {...props} onTake={onTake} onUpload={onUpload} />
        )}
        <input {...common} ref={upload} name={props.name} onChange={(event) => chosen(event.currentTarget)} />
        <input {...common} ref={camera} capture={props.facing} onChange={(event) => chosen(event.currentTarget)} />
      </div>
    </FieldFrame>
  );
}
