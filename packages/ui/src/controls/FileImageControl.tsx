import { useRef, type ReactNode } from 'react';
import { describedBy, textIds } from './control.ts';
import type { FileImageControlProps } from './photo.ts';
import { PhotoFrame } from './PhotoFrame.tsx';
import { PhotoRow } from './PhotoRow.tsx';
import { PhotoSources } from './PhotoSources.tsx';
import styles from './file.module.css';

/** A picture, from the camera or a file. What is chosen counts at once; it can be changed for another for as long as one likes. */
export function FileImageControl(props: FileImageControlProps): ReactNode {
  const upload = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { id, accept, value, onChange, cameraElsewhere = false } = props;
  const chosen = (input: HTMLInputElement): void => {
    const file = input.files?.[0];
    // The same file may be chosen again.
    input.value = '';
    if (file) onChange(file);
  };
  const common = { type: 'file', hidden: true, accept } as const;
  const onTake = props.onTakePhoto ?? (() => camera.current?.click());
  const onUpload = (): void => upload.current?.click();
  return (
    <PhotoFrame field={props} labelInRow={cameraElsewhere}>
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
    </PhotoFrame>
  );
}
