import { stepState } from '@passo/engine';
import type { CalledRow } from '../../repositories/questionRepository.ts';
import { knownContact, newsAddress, provenAddress } from '../proof/provenContact.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { keyOf, type OpenQuestion, type QuestionName } from './openQuestion.ts';

/** The question as the customer hears of it. */
type Asked = Omit<OpenQuestion, 'revision' | 'version'>;

/** How much of it the customer was told, in the order in which it is told. */
export const LINK_SENT = 1;
export const REMINDED = 2;

const HOUR_SECONDS = 3_600;

/** Sends what is due to the customer's proven contact, each once; answers how much was told by now. */
export async function tellCustomer(runtime: Runtime, row: CalledRow, open: Asked): Promise<number> {
  const { link, patience } = open.step.kind;
  const remind = patience !== undefined && row.waited_seconds >= patience.remindAfterHours * HOUR_SECONDS;
  if (row.told < LINK_SENT && link !== undefined) {
    return (await send(runtime, row, open, 'link')) ? LINK_SENT : row.told;
  }
  if (row.told < REMINDED && remind) return (await send(runtime, row, open, 'reminder')) ? REMINDED : row.told;
  return row.told;
}

/** The same message under the same key: a process that dies in between sends it once all the same. */
export async function send(
  runtime: Runtime,
  name: QuestionName,
  open: Asked,
  why: 'link' | 'reminder' | `again:${string}`,
): Promise<boolean> {
  const journey = { id: name.proposal, flow: open.flow, state: open.state };
  // A link is looked for where the page says that it went.
  const to = await (why === 'reminder' ? newsAddress : provenAddress)(runtime, journey);
  // Where a new contact waits for its code, this is told once it is confirmed; where nobody ever proved one, nothing is.
  if (to === null) return (await provenAddress(runtime, journey, knownContact)) === null;
  const partner = runtime.channels.byCode(open.channel)?.partner.name ?? '';
  const words = why === 'reminder' ? reminderOf(open) : (open.step.kind.link?.message ?? '');
  const text = `${partner}: ${words} ${await addressOf(runtime, name.proposal, open)}`;
  const { ok } = await runtime.messaging.send({ ...to, text }, `${keyOf(name)}:${why}`);
  return ok;
}

const reminderOf = ({ step: { kind } }: Asked): string =>
  kind.link === undefined
    ? 'ainda estamos esperando uma resposta sobre o seu pedido. Acompanhe por aqui:'
    : `falta pouco! ${kind.link.message}`;

/** Where the customer acts; without such a place, their own proposal. */
async function addressOf(runtime: Runtime, proposal: string, open: Asked): Promise<string> {
  const { link } = stepState(open.state, open.step.slug).result;
  if (open.step.kind.link === undefined || typeof link !== 'string') return runtime.customerLink(proposal);
  return new URL(link, runtime.publicUrl).href;
}
