import { Drawer } from '@passo/ui/overlays/Drawer.tsx';
import { useState, type ReactNode } from 'react';
import { useResend } from '../elsewhere/useResend.ts';
import { shownOf } from '../offer/shownOffer.ts';
import { useWatch } from '../useWatch.ts';
import type { ViewProps } from '../view.ts';
import { contractWords } from './contractWords.ts';
import { SignerFrame } from './SignerFrame.tsx';
import { SignPage } from './SignPage.tsx';
import styles from './signer.module.css';

/**
 * The contract's own page, with the signer's page in a sheet over it: it is there as soon as its link is, and whoever closes it to read
 * once more opens it again with the same button. The page goes on by itself once it is signed.
 */
export function SigningSheet({ journey, step }: ViewProps): ReactNode {
  const { link } = shownOf(journey, step.slug);
  const words = step.texts.waiting;
  const [closed, setClosed] = useState(false);
  useWatch(true, step.pollSeconds ?? 2);
  const resend = useResend(step.slug, words?.secondary);
  const page = contractWords(journey.config.steps.find(({ view }) => view === 'contract') ?? step);
  return (
    <>
      <SignPage
        {...page}
        journey={journey}
        slug={step.slug}
        elsewhere
        busy={link === null}
        onSign={() => setClosed(false)}
      />
      <Drawer open={link !== null && !closed} onClose={() => setClosed(true)} title={words?.title ?? step.name}>
        <p className={styles.how}>{words?.text}</p>
        {link !== null && <SignerFrame name={step.name} link={link} resend={resend} />}
      </Drawer>
    </>
  );
}
