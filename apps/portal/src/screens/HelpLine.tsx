import { ExternalLink } from '@passo/ui/controls/LinkButton.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../session/useSession.ts';
import { useConfig } from '../state/config.ts';

/** Whom to ask: the partner's help where the partner is known, else whoever sent the link. */
export function HelpLine(): ReactNode {
  const { start } = useSession();
  const own = useConfig(({ config }) => config?.configuration.display.homePage.supportUrl);
  const help = own ?? start?.help;
  if (help) return <ExternalLink href={help}>Preciso de ajuda</ExternalLink>;
  return <span>Precisa de ajuda? Fale com quem enviou o link.</span>;
}
