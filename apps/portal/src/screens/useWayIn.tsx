import { Button } from '@passo/ui/controls/Button.tsx';
import { LastWay } from '@passo/ui/layout/LastWay.tsx';
import type { ReactNode } from 'react';
import type { Start } from '../session/start.ts';
import { useSession } from '../session/useSession.ts';

interface Way {
  readonly label: string;
  readonly href: string;
  /** For whom it is, where it is no way to a request. */
  readonly why?: string;
}

/** Where one begins without a link: at the partner's first page, or at the shop window of a server where nothing is real. */
export function wayIn({ channel, demo }: Pick<Start, 'channel' | 'demo'>): Way | null {
  if (channel) return { label: 'Começar um pedido', href: `/?canal=${encodeURIComponent(channel)}` };
  return demo ? { why: 'Quer só conhecer?', label: 'Ver a demonstração', href: '/demo' } : null;
}

/** What leads there, for an error page: a partner's by its main button, the shop window by a link below what is said. */
export function useWayIn(): { readonly actions?: ReactNode; readonly below?: ReactNode } {
  const { start } = useSession();
  const way = wayIn(start ?? {});
  if (way === null) return {};
  const go = (): void => location.assign(way.href);
  if ('why' in way) return { below: <LastWay why={way.why} label={way.label} onClick={go} /> };
  return { actions: <Button onClick={go}>{way.label}</Button> };
}
