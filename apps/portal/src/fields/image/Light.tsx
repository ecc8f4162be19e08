import { useState, type ReactNode } from 'react';
import { LightIcon } from '@passo/ui/icons/MoreIcons.tsx';
import type { Torch } from './torch.ts';
import styles from './camera.module.css';

/** Switches the light of the device. */
export function Light({ torch }: { readonly torch: Torch }): ReactNode {
  const [on, setOn] = useState(false);
  return (
    <button
      type="button"
      className={styles.light}
      aria-pressed={on}
      onClick={() => void torch(!on).then(setOn)}
      // The header is a sheet's grip elsewhere, and would take the pointer for itself.
      onPointerDown={(event) => event.stopPropagation()}
    >
      <LightIcon /> Luz
    </button>
  );
}
