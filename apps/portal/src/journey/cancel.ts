import { randomKey } from '../device/fingerprint.ts';
import type { Session } from '../session/session.ts';
import { hash } from '../state/hashId.ts';
import { ask } from '../state/notices.ts';
import { keepProposal, useProposal } from '../state/proposal.ts';
import { tellProblem } from './tellProblem.ts';
import { linesOf, withdrawalOf } from './withdrawal.ts';

/** Asks first, and says what really happens. */
export const confirmCancel = (session: Session): void =>
  ask({
    title: 'Desistir do pedido?',
    text: linesOf(
      withdrawalOf(useProposal.getState().proposal),
      'Nada será depositado nem descontado por ele.',
      'O que você já enviou fica no registro do pedido. Não dá para desfazer.',
    ),
    type: 'warning',
    okText: 'Desistir do pedido',
    cancelText: 'Voltar ao pedido',
    destructive: true,
    onOk: () => cancel(session),
  });

async function cancel(session: Session): Promise<void> {
  const answered = await session.call('cancelProposal', { params: { hashId: hash() }, body: {}, key: randomKey() });
  if (answered.ok) return keepProposal(answered.value);
  const { problem } = answered;
  // Once the question that led here has closed: there is one at a time.
  setTimeout(() => tellProblem(session, problem, () => cancel(session)));
}
