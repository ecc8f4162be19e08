import { Button } from '@passo/ui/controls/Button.tsx';
import type { ReactNode } from 'react';
import type { Start } from '../session/start.ts';
import { useSession } from '../session/useSession.ts';

interface Way {
  readonly label: string;
  readonly href: string;
}

/** Where one begins without a link: at the partner's first page, or at the shop window of a server where nothing is real. */
export function wayIn({ channel, demo }: Pick<Start, 'channel' | 'demo'>): Way | null {
  if (channel) return { label: 'Começar um pedido', href: `/?canal=${encodeURIComponent(channel)}` };
  return demo ? { label: 'Ver a demonstração', href: '/demo' } : null;
}

/** The button that leads there; null where there is no way in but a link. */
export function useWayIn(): ReactNode {
  const { start } = useSession();
  const way = wayIn(start ?? {});
  return way && <Button onClick={() => location.assign(way.href)}>{way.label}</Button>;
}
