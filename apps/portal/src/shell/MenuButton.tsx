import { MoreIcon } from '@passo/ui/icons/Icon.tsx';
import { IconButton } from '@passo/ui/layout/IconButton.tsx';
import { Suspense, useState, type ReactNode } from 'react';
import { onDemand } from '../drawing/drawable.ts';
import type { Journey } from '../journey/journey.ts';

const menu = onDemand(async () => (await import('./PortalMenu.tsx')).PortalMenu);

interface MenuButtonProps {
  readonly journey: Journey;
  /** The step in view. */
  readonly slug: string;
}

/** The one button for everything that is not the step itself. */
export function MenuButton({ journey, slug }: MenuButtonProps): ReactNode {
  const [drawn, setDrawn] = useState(false);
  const [open, setOpen] = useState(false);
  const show = (): void => {
    setDrawn(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton label="Mais opções" onClick={show}>
        <MoreIcon />
      </IconButton>
      {drawn && (
        <Suspense fallback={null}>{menu.draw({ journey, slug, open, onClose: () => setOpen(false) })}</Suspense>
      )}
    </>
  );
}
