import { stepState } from '@passo/engine';
import type { CalledRow } from '../repositories/askRepository.ts';
import type { Runtime } from './runtime.ts';
import { contactOf, type OpenAsk } from './openAsk.ts';

/** How much of it the customer was told, in the order in which it is told. */
export const LINK_SENT = 1;
export const REMINDED = 2;

const HOUR_SECONDS = 3_600;

/** Sends what is due to the customer's phone, each once; answers how much was told by now. */
export async function tellCustomer(runtime: Runtime, ask: CalledRow, open: OpenAsk): Promise<number> {
  const { link, patience } = open.kind;
  const remind = patience !== undefined && ask.waited_seconds >= patience.remindAfterHours * HOUR_SECONDS;
  if (ask.told < LINK_SENT && link !== undefined) {
    return (await send(runtime, ask, open, 'link')) ? LINK_SENT : ask.told;
  }
  if (ask.told < REMINDED && remind) return (await send(runtime, ask, open, 'reminder')) ? REMINDED : ask.told;
  return ask.told;
}

/** The same message under the same key: a process that dies in between sends it once all the same. */
export async function send(
  runtime: Runtime,
  { proposal, slug, attempt }: Pick<CalledRow, 'proposal' | 'slug' | 'attempt'>,
  open: OpenAsk,
  why: 'link' | 'reminder' | `again:${string}`,
): Promise<boolean> {
  const to = contactOf(open);
  if (to === '') return true;
  const partner = runtime.channels.byCode(open.channel)?.partner.name ?? '';
  const words = why === 'reminder' ? reminderOf(open) : (open.kind.link?.message ?? '');
  const text = `${partner}: ${words} ${await addressOf(runtime, proposal, slug, open)}`;
  const { ok } = await runtime.messaging.send({ channel: 'sms', to, text }, `${proposal}:${slug}:${attempt}:${why}`);
  return ok;
}

const reminderOf = ({ kind }: OpenAsk): string =>
  kind.link === undefined
    ? 'ainda estamos esperando uma resposta sobre o seu pedido. Acompanhe por aqui:'
    : `falta pouco! ${kind.link.message}`;

/** Where the customer acts; without such a place, their own proposal. */
async function addressOf(runtime: Runtime, proposal: string, slug: string, open: OpenAsk): Promise<string> {
  const { link } = stepState(open.state, slug).result;
  if (open.kind.link === undefined || typeof link !== 'string') return runtime.customerLink(proposal);
  return new URL(link, runtime.publicUrl).href;
}
