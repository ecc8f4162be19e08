import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/Icon.tsx';
import { CameraIcon } from '../icons/MoreIcons.tsx';
import { Button } from './Button.tsx';
import { ImagePreview } from './ImagePreview.tsx';
import type { PhotoWays } from './photo.ts';
import { PhotoHead } from './PhotoFrame.tsx';
import styles from './file.module.css';

/** One photo in one row: what it shows, whether it is there, and the way to it or to another one. */
export function PhotoRow(props: PhotoWays): ReactNode {
  const { value, label, cameraElsewhere } = props;
  return (
    <div className={styles.row}>
      {value === null ? <CameraTile {...props} /> : <ImagePreview image={value} label={label} />}
      <div className={styles.about}>
        {cameraElsewhere && <PhotoHead field={props} />}
        <State {...props} />
      </div>
      <Ways {...props} />
    </div>
  );
}

function CameraTile({ label, onTake, disabled, readOnly }: PhotoWays): ReactNode {
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={`Tirar foto: ${label}`}
      onClick={onTake}
      disabled={disabled || readOnly}
    >
      <CameraIcon size={24} />
      Foto
    </button>
  );
}

/** Nothing is called ready that is still being prepared or was not taken, and nothing missing that was sent before. */
function State({ value, required, status, loading, error, sent = false, cameraElsewhere }: PhotoWays): ReactNode {
  if (error) return null;
  if (status !== undefined) return <p className={styles.state}>{status}</p>;
  if (value === null && !sent) return required && !loading && <p className={styles.state}>Falta enviar</p>;
  if (loading) return null;
  return (
    <p className={styles.ready}>
      <CheckIcon size={16} />
      {cameraElsewhere ? 'pronta' : 'Pronta'}
    </p>
  );
}

function Ways({ value, label, required, status, loading, onTake, onUpload, onChange, ...props }: PhotoWays): ReactNode {
  if (value === null)
    return (
      <Button variant="ghost" onClick={onUpload} disabled={props.disabled || props.readOnly} busy={loading}>
        Enviar arquivo
      </Button>
    );
  if (props.readOnly) return null;
  const still = props.disabled || status !== undefined;
  return (
    <>
      <Button variant="ghost" onClick={onTake} busy={loading && !still} disabled={still}>
        Trocar<span className="visually-hidden">: {label}</span>
      </Button>
      {!required && (
        <Button variant="ghost" onClick={() => onChange(null)} disabled={still}>
          Remover<span className="visually-hidden">: {label}</span>
        </Button>
      )}
    </>
  );
}
