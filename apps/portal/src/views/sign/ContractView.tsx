import type { StepOnWire } from '@passo/contract';
import type { ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import { useSession } from '../../session/useSession.ts';
import { shownOf } from '../offer/shownOffer.ts';
import { stepActions } from '../stepActions.ts';
import type { ViewProps } from '../view.ts';
import { contractWords } from './contractWords.ts';
import { SignPage } from './SignPage.tsx';
import { wantToSign } from './wanted.ts';
import styles from './sign.module.css';

/**
 * What is signed, and the button that begins it. Nobody comes to the signature but past every cost and the contract: the button says
 * which sheet was read, and the page that follows, the same to the eye, asks for the code by itself. Where a service signs, it leads
 * to the page of that.
 */
export function ContractView({ journey, step }: ViewProps): ReactNode {
  const { sheet } = shownOf(journey, step.slug);
  const signing = signingAfter(journey, step);
  const { submit } = stepActions(useSession(), step, sheet);
  const sign = (): void => {
    if (signing !== undefined) wantToSign(signing.slug);
    void submit();
  };
  return (
    <SignPage
      journey={journey}
      slug={step.slug}
      {...contractWords(step)}
      action={step.texts.success?.action}
      elsewhere={signing !== undefined && !byCode(signing)}
      onSign={sign}
    >
      {signing && byCode(signing) && <p className={styles.how}>{BY_CODE}</p>}
    </SignPage>
  );
}

/** Where it is signed: the next step that is a signature. */
const signingAfter = ({ config, live }: Journey, { slug }: StepOnWire): StepOnWire | undefined => {
  const at = live.findIndex((step) => step.slug === slug);
  const after = new Set(live.slice(at + 1).map((step) => step.slug));
  return config.steps.find((step) => step.signs === true && after.has(step.slug));
};

/** With a code, by us; else a service signs on a page of its own. */
const byCode = ({ view }: StepOnWire): boolean => view === 'signature';

const BY_CODE = 'Você assina com um código de 6 números, mandado ao contato que você confirmou.';
