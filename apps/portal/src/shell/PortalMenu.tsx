import { useState, type ReactNode } from 'react';
import { Answers } from './Answers.tsx';
import { MenuRows, type Beyond } from './MenuRows.tsx';
import { Menu } from '@passo/ui/overlays/Menu.tsx';
import type { Journey } from '../journey/journey.ts';
import { Look } from './Look.tsx';
import { StepsDrawer } from './StepsDrawer.tsx';
import styles from './menu.module.css';

interface PortalMenuProps {
  readonly journey: Journey;
  /** The step in view. */
  readonly slug: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The menu, and what opens from it: one thing lies over the page at a time. */
export function PortalMenu({ journey, slug, open, onClose }: PortalMenuProps): ReactNode {
  const [beyond, setBeyond] = useState<Beyond | null>(null);
  const close = (): void => setBeyond(null);
  const show = (one: Beyond): void => {
    onClose();
    setBeyond(one);
  };
  return (
    <>
      <Menu open={open} onClose={onClose} title="Opções">
        <MenuRows journey={journey} slug={slug} onClose={onClose} onShow={show} />
        <div className={styles.look}>
          <Look />
        </div>
      </Menu>
      <StepsDrawer journey={journey} slug={slug} open={beyond === 'steps'} onClose={close} />
      <Answers code={journey.config.code} open={beyond === 'answers'} onClose={close} />
    </>
  );
}
