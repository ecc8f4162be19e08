import type { ReactNode } from 'react';
import { CameraIcon, UploadIcon } from '../icons/MoreIcons.tsx';
import { Button } from './Button.tsx';
import type { PhotoWays } from './photo.ts';
import styles from './file.module.css';

/** A photo within a form: two ways to it, of which none is the better one. */
export function PhotoSources({ onTake, onUpload, disabled, readOnly, loading }: PhotoWays): ReactNode {
  const off = disabled || readOnly;
  return (
    <div className={styles.sources}>
      <Button variant="ghost" onClick={onTake} disabled={off} busy={loading}>
        <CameraIcon /> Tirar foto
      </Button>
      <Button variant="ghost" onClick={onUpload} disabled={off} busy={loading}>
        <UploadIcon /> Enviar arquivo
      </Button>
    </div>
  );
}
