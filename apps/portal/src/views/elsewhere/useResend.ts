import type { PanelAction } from '@passo/ui/panel/Panel.tsx';
import { tellProblem } from '../../journey/tellProblem.ts';
import { useSession } from '../../session/useSession.ts';
import { inform } from '../../state/notices.ts';
import { shownTarget } from '../token/shownTarget.ts';
import { startAction } from './startAction.ts';
import { useCountdown } from './useCountdown.ts';

/** The smaller button of a step whose link went to the phone: sends it once more, and not twice in a hurry. */
export function useResend(step: string, label: string | undefined): PanelAction | undefined {
  const session = useSession();
  const [left, wait] = useCountdown();
  const resend = async (): Promise<void> => {
    if (left > 0) return;
    const answered = await startAction(session.call, 'resend-link', step);
    if (!answered.ok) return tellProblem(session, answered.problem, resend);
    wait(answered.value.resendInSeconds);
    inform(`Enviamos de novo para ${shownTarget(answered.value.target ?? 'o seu celular')}.`);
  };
  if (label === undefined) return undefined;
  return { label: left > 0 ? `${label} (em ${left} s)` : label, onClick: resend };
}
