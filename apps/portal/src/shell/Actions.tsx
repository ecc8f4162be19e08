import { isRecord } from '@passo/engine/json.ts';
import { BackIcon, RestartIcon, StepsIcon } from '@passo/ui/icons/Icon.tsx';
import { IconButton } from '@passo/ui/layout/IconButton.tsx';
import { Suspense, useState, type ReactNode } from 'react';
import { previousStep, stepOf, type Journey } from '../journey/journey.ts';
import { onDemand } from '../drawing/drawable.ts';
import { useSession } from '../session/useSession.ts';
import { warn } from '../state/notices.ts';
import styles from './shell.module.css';

const drawer = onDemand(async () => (await import('./StepsDrawer.tsx')).StepsDrawer);

interface ActionsProps {
  readonly journey: Journey;
  readonly slug: string;
}

/** The buttons of the header: back, the steps (or at least the options), and from the beginning. */
export function Actions({ journey, slug }: ActionsProps): ReactNode {
  const session = useSession();
  const [drawn, setDrawn] = useState(false);
  const [open, setOpen] = useState(false);
  const navigates = hasNavigator(journey);
  const restart = async (): Promise<void> => (await import('../journey/otherLink.ts')).confirmRestart(session);
  const show = (): void => {
    setDrawn(true);
    setOpen(true);
  };
  return (
    <>
      {navigates && <Back journey={journey} slug={slug} />}
      <IconButton label={navigates ? 'Ver passos' : 'Opções'} onClick={show}>
        <StepsIcon />
      </IconButton>
      {mayRestart(journey, slug) ? (
        <IconButton label="Recomeçar" onClick={restart}>
          <RestartIcon />
        </IconButton>
      ) : (
        journey.proposal !== null && <NoAction />
      )}
      {drawn && (
        <Suspense fallback={null}>
          {drawer.draw({ journey, slug, navigates, open, onClose: () => setOpen(false) })}
        </Suspense>
      )}
    </>
  );
}

function hasNavigator({ config }: Journey): boolean {
  const { indicator } = config.configuration;
  return isRecord(indicator) && indicator.navigator === true;
}

function Back({ journey, slug }: ActionsProps): ReactNode {
  const { router } = useSession();
  const previous = previousStep(journey, slug);
  const refused = journey.proposal?.data.endorsed === true && journey.state.end === null;
  if (previous === null && !refused) return journey.proposal !== null && <NoAction />;
  const goBack = (): void => {
    if (previous === null) warn('Proposta já averbada não pode ser retrocedida!');
    else router.go(`/${previous}`);
  };
  return (
    <IconButton label="Voltar" onClick={goBack}>
      <BackIcon />
    </IconButton>
  );
}

/** The room of a button that is not there now: nothing beside it moves when it comes and goes. */
const NoAction = (): ReactNode => <span className={styles.slot} />;

function mayRestart(journey: Journey, slug: string): boolean {
  if (journey.proposal === null || journey.proposal.data.signed || journey.state.end !== null) return false;
  const anytime = journey.config.configuration.display.enableProposalRestartAtAnytime === true;
  return anytime || stepOf(journey, slug)?.enableProposalRestartAtThisStep === true;
}
