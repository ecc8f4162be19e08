import type { DataOf } from '@passo/contract';
import { today } from '@passo/domain/date/instant.ts';
import { randomKey } from '../device/fingerprint.ts';
import { tellProblem } from '../journey/tellProblem.ts';
import type { Session } from '../session/session.ts';
import { hash } from '../state/hashId.ts';
import { ask } from '../state/notices.ts';
import { keepProposal, useProposal } from '../state/proposal.ts';

// The day that counts is the law's, wherever the phone is.
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' });

/** LGPD, art. 20: a person looks at the refusal. Asked again it is the same request, and says so in the same words. */
export async function askReview(session: Session): Promise<void> {
  const params = { hashId: hash() };
  const answered = await session.call('askMyData', { params, body: { kind: 'review' }, key: randomKey() });
  if (!answered.ok) return tellProblem(session, answered.problem, () => askReview(session));
  keepReview(answered.value);
  const { protocol, state, dueAt } = answered.value;
  const text =
    state === 'done'
      ? 'Uma pessoa já olhou este pedido. A resposta está em Meus dados.'
      : `Uma pessoa vai olhar este pedido e responder até ${day.format(new Date(dueAt))}. ` +
        'Avisamos você pelo contato que você confirmou, e a resposta fica em Meus dados.';
  ask({
    title: 'Pedido de revisão',
    text: `${text}<br>Protocolo: ${protocol}`,
    type: 'success',
    okText: 'Entendi',
    cancelText: null,
    onOk: () => undefined,
  });
}

/** The page says from now on what the next one that is loaded says too. */
function keepReview({ protocol, dueAt, doneAt }: DataOf<'askMyData'>): void {
  const { proposal } = useProposal.getState();
  const refusal = proposal?.data.refusal ?? null;
  if (proposal === null || refusal === null) return;
  const answeredOn = doneAt === null ? null : today(new Date(doneAt));
  const review = { protocol, until: today(new Date(dueAt)), answeredOn };
  keepProposal({ ...proposal, data: { ...proposal.data, refusal: { ...refusal, review } } });
}
