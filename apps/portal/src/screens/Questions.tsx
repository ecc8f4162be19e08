import { ConfirmDialog } from '@passo/ui/overlays/ConfirmDialog.tsx';
import type { ReactNode } from 'react';
import { closeQuestion, useNotices } from '../state/notices.ts';

/** The one question that may lie over the page. */
export function Questions(): ReactNode {
  const confirmation = useNotices((state) => state.confirmation);
  return <ConfirmDialog confirmation={confirmation} onClose={closeQuestion} />;
}
