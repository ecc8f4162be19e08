import { randomKey } from '../device/fingerprint.ts';
import type { Session } from '../session/session.ts';
import { useConfig } from '../state/config.ts';
import { hash } from '../state/hashId.ts';
import { ask, warn } from '../state/notices.ts';
import { useProposal } from '../state/proposal.ts';
import { forgetPerson } from './forgetPerson.ts';
import { LEFT } from './left.ts';
import { linesOf } from './withdrawal.ts';

/** Asks first: whoever has not confirmed a contact cannot come back. */
export const confirmLeave = (session: Session): void =>
  ask({
    title: 'Sair deste aparelho?',
    text: linesOf('Apagamos daqui o que você digitou e o acesso ao seu pedido.', wayBack()),
    type: 'warning',
    okText: 'Sair',
    cancelText: 'Ficar',
    destructive: true,
    onOk: () => leave(session),
  });

function wayBack(): string | null {
  const { proposal } = useProposal.getState();
  if (proposal === null || proposal.data.end !== null) return null;
  const steps = useConfig.getState().config?.steps ?? [];
  const confirmed = steps.some(
    ({ slug, tokenValidationMethods }) => tokenValidationMethods.length > 0 && proposal.stepStatus[slug] === 'finished',
  );
  return confirmed
    ? 'O pedido continua aberto. Para voltar a ele, guarde antes o link (Opções, Copiar link para voltar): vamos pedir um código.'
    : 'Você ainda não confirmou um contato: depois de sair, não dá para voltar a este pedido.';
}

/** The server forgets first: only it can take the proof out of this browser. */
async function leave({ call }: Session): Promise<void> {
  const answered = await call('forgetDevice', { params: { hashId: hash() }, body: {}, key: randomKey() });
  if (!answered.ok) {
    warn('Não conseguimos sair agora. Confira a conexão e tente de novo.');
    // The question still stands.
    throw new Error(answered.problem.name);
  }
  const channel = useConfig.getState().config?.code;
  await forgetPerson();
  location.replace(channel === undefined ? LEFT : `${LEFT}?canal=${encodeURIComponent(channel)}`);
  // The question goes with the page: closing goes back in the history, and that would call the new page off.
  return new Promise(() => undefined);
}
