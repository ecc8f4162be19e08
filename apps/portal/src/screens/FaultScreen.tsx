import { problems } from '@passo/domain/problem/problems.ts';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import type { ReactNode } from 'react';
import { confirmLeave } from '../journey/leave.ts';
import { useSession } from '../session/useSession.ts';
import type { Fault } from '../state/notices.ts';
import { hash } from '../state/hashId.ts';
import { useProposal } from '../state/proposal.ts';
import { Arrival } from './Arrival.tsx';
import { BegunElsewhere } from './BegunElsewhere.tsx';
import { CookiesBlocked, Disconnected, Erased, Generic, StepLost, Told } from './FaultFaces.tsx';
import { HelpLine } from './HelpLine.tsx';
import { LostScreen } from './LostScreen.tsx';
import { ProveScreen } from './ProveScreen.tsx';
import styles from './screens.module.css';

type Screen = (fault: Fault) => ReactNode;

const screens: Readonly<Record<Fault['kind'], Screen>> = {
  hash: () => <LostScreen title={problems['hash.invalid'].title} text={problems['hash.invalid'].message} />,
  erased: (fault) => <Erased fault={fault} />,
  stepNotFound: ({ before }) => <StepLost before={before} />,
  cookies: () => <CookiesBlocked />,
  connection: ({ problem }) => <Disconnected text={problem?.message ?? problems['network.failed'].message} />,
  generic: (fault) =>
    fault.problem?.name === 'channel.notFound' ? (
      <LostScreen title="Atenção" text={fault.problem.message} />
    ) : (
      <Generic fault={fault} />
    ),
  unverified: (fault) => <BegunElsewhere fault={fault} />,
  unproven: ({ step }) =>
    step ? <ProveScreen step={step} /> : <Told title="Atenção" text={problems['proof.invalid'].message} />,
};

/** What happened, and what can be done now. */
export function FaultScreen({ fault }: { readonly fault: Fault }): ReactNode {
  return (
    <>
      {screens[fault.kind](fault)}
      <Ways fault={fault} />
      <Arrival place={`fault:${fault.kind}`} title={document.title} />
    </>
  );
}

/** A step failed, and the link opens all the same: what we keep of the person can be seen. */
const opensMyData: readonly Fault['kind'][] = ['generic', 'stepNotFound'];

/** Whom to ask, whatever happened. Also here: a device that is to forget does not have to be let in first, and nobody's rights end with a fault. */
function Ways({ fault }: { readonly fault: Fault }): ReactNode {
  const session = useSession();
  const isIn = useProposal((state) => state.proposal !== null);
  return (
    <p className={styles.leave}>
      <HelpLine />
      {isIn && opensMyData.includes(fault.kind) && (
        // A page of its own: what broke on this one is left behind.
        <LinkButton onClick={() => location.assign('/meus-dados')}>Meus dados</LinkButton>
      )}
      {hash() !== '' && <LinkButton onClick={() => confirmLeave(session)}>Sair</LinkButton>}
    </p>
  );
}
