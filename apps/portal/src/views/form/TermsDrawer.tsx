import type { FieldDefinition } from '@passo/engine/definition.ts';
import { Button } from '@passo/ui/controls/Button.tsx';
import { ExternalLink } from '@passo/ui/controls/LinkButton.tsx';
import { Drawer } from '@passo/ui/overlays/Drawer.tsx';
import { Fragment, type ReactNode } from 'react';
import { useConfig } from '../../state/config.ts';
import { splitSupport } from './supportUrl.ts';
import styles from './form.module.css';

interface TermsDrawerProps {
  readonly open: boolean;
  readonly definition: FieldDefinition;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** The text of a consent, and the way to give it. */
export function TermsDrawer({ open, definition, onAgree, onClose }: TermsDrawerProps): ReactNode {
  const text = definition.term?.text ?? '';
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={definition.title ?? 'Termos'}
      footer={<Button onClick={onAgree}>Concordar</Button>}
    >
      <div className={styles.term}>
        {text.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index}>
            <WithSupport text={paragraph} />
          </p>
        ))}
      </div>
    </Drawer>
  );
}

/** Where the partner helps stands in its configuration; the term only says that it does. */
function WithSupport({ text }: { readonly text: string }): ReactNode {
  const url = useConfig(({ config }) => config?.configuration.display.homePage.supportUrl);
  return splitSupport(text).map((part, index) => (
    <Fragment key={index}>
      {part !== null ? part : url ? <ExternalLink href={url}>{url.replace(/^https?:\/\//, '')}</ExternalLink> : null}
    </Fragment>
  ));
}
