import { useEffect, type ReactNode } from 'react';
import { refreshStep } from '../journey/refresh.ts';
import { useSession } from '../session/useSession.ts';
import { ask } from '../state/notices.ts';
import { useConfig } from '../state/config.ts';
import { idleTimerOf, type IdleTimer } from './idleTimer.ts';

const signs = ['pointerdown', 'keydown', 'input', 'scroll'] as const;

/** Asks whoever has done nothing for a while whether they are still there; what was typed is kept in any case. */
export function IdleWatch(): ReactNode {
  const config = useConfig(({ config }) => config);
  const timer = config && idleTimerOf(config);
  return timer && <Watch {...timer} />;
}

function Watch({ timeout, message }: IdleTimer): ReactNode {
  const session = useSession();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>;
    const onOk = () => refreshStep(session);
    const tell = (): void =>
      ask({
        title: 'Você ainda está aí?',
        text: message,
        type: 'info',
        okText: 'Continuar o pedido',
        cancelText: null,
        onOk,
      });
    const alive = (): void => {
      clearTimeout(waiting);
      waiting = setTimeout(tell, timeout);
    };
    alive();
    for (const sign of signs) addEventListener(sign, alive, { passive: true, capture: true });
    return () => {
      clearTimeout(waiting);
      for (const sign of signs) removeEventListener(sign, alive, { capture: true });
    };
  }, [session, timeout, message]);
  return null;
}
