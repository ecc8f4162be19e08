import { useEffect, useRef, type ReactNode } from 'react';
import styles from './file.module.css';

interface ImagePreviewProps {
  readonly image: Blob;
  readonly label: string;
}

/** The address of the picture lives exactly as long as the element that shows it, so that no picture stays in memory. */
export function ImagePreview({ image, label }: ImagePreviewProps): ReactNode {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(image);
    if (ref.current) ref.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [image]);
  return <img ref={ref} className={styles.preview} alt={`Sua foto: ${label}`} />;
}
