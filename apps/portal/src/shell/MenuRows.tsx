import { HelpIcon } from '@passo/ui/icons/Icon.tsx';
import {
  AnswersIcon,
  GiveUpIcon,
  LeaveIcon,
  LinkIcon,
  OffersIcon,
  OrdersIcon,
  PersonIcon,
} from '@passo/ui/icons/MenuIcons.tsx';
import { RestartIcon, StepsIcon } from '@passo/ui/icons/MoreIcons.tsx';
import { MenuCopy, MenuLink, MenuRow } from '@passo/ui/overlays/Menu.tsx';
import type { ReactNode } from 'react';
import { confirmCancel } from '../journey/cancel.ts';
import { stepOf, type Journey } from '../journey/journey.ts';
import { confirmLeave } from '../journey/leave.ts';
import { shareableLink } from '../journey/link.ts';
import { confirmRestart } from '../journey/otherLink.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { backToOffers } from './backToOffers.ts';
import { postToHost } from './hostMessages.ts';
import { navigates, offersOf } from './indicator.ts';
import styles from './menu.module.css';

/** What opens from the menu over the same page. */
export type Beyond = 'steps' | 'answers';

interface MenuRowsProps {
  readonly journey: Journey;
  /** The step in view. */
  readonly slug: string;
  readonly onClose: () => void;
  readonly onShow: (beyond: Beyond) => void;
}

/** Ways to look around, ways to come back, ways out: in this order, so that what is grave stands far from the thumb's first reach. */
export function MenuRows(props: MenuRowsProps): ReactNode {
  return (
    <ul className={styles.rows}>
      <Around {...props} />
      <Out {...props} />
    </ul>
  );
}

function Around({ journey, onShow }: MenuRowsProps): ReactNode {
  const { homePage, hasQuestions } = journey.config.configuration.display;
  const help = homePage.supportUrl;
  return (
    <>
      {navigates(journey) && (
        <MenuRow icon={<StepsIcon size={20} />} onClick={() => onShow('steps')}>
          Ver passos
        </MenuRow>
      )}
      {journey.proposal !== null && (
        <MenuCopy icon={<LinkIcon />} text={shareableLink()} onCopied={() => postToHost('copyHash')}>
          Copiar link para voltar
        </MenuCopy>
      )}
      {help && (
        <MenuLink icon={<HelpIcon />} href={help}>
          Ajuda
        </MenuLink>
      )}
      {hasQuestions && (
        <MenuRow icon={<AnswersIcon />} onClick={() => onShow('answers')}>
          Perguntas frequentes
        </MenuRow>
      )}
    </>
  );
}

function Out({ journey, slug, onClose }: MenuRowsProps): ReactNode {
  const session = useSession();
  const { router } = session;
  const isOpen = journey.state.end === null;
  const offers = offersOf(journey);
  const away = (go: (session: Session) => void) => (): void => {
    onClose();
    go(session);
  };
  return (
    <>
      {offers !== false && (
        <MenuRow icon={<OffersIcon />} onClick={away(() => backToOffers(router, offers, slug, !isOpen))}>
          Voltar às ofertas
        </MenuRow>
      )}
      {mayRestart(journey, slug) && (
        <MenuRow icon={<RestartIcon />} onClick={away(confirmRestart)}>
          Começar de novo
        </MenuRow>
      )}
      {journey.proposal !== null && isOpen && (
        <MenuRow icon={<GiveUpIcon />} onClick={away(confirmCancel)} grave>
          Desistir do pedido
        </MenuRow>
      )}
      {journey.proposal !== null && (
        <>
          <MenuRow icon={<OrdersIcon />} onClick={away(() => router.go('/meus-pedidos'))}>
            Meus pedidos
          </MenuRow>
          <MenuRow icon={<PersonIcon />} onClick={away(() => router.go('/meus-dados'))}>
            Meus dados
          </MenuRow>
        </>
      )}
      <MenuRow icon={<LeaveIcon />} onClick={away(confirmLeave)}>
        Sair
      </MenuRow>
    </>
  );
}

function mayRestart(journey: Journey, slug: string): boolean {
  if (journey.proposal === null || journey.proposal.data.signed || journey.state.end !== null) return false;
  const anytime = journey.config.configuration.display.enableProposalRestartAtAnytime === true;
  return anytime || stepOf(journey, slug)?.enableProposalRestartAtThisStep === true;
}
