import { isOperation, type OperationName } from '@passo/catalog';
import type { Answer } from '@passo/engine';

/** What a provider's call back says, once it is known to be the provider's. */
export interface WebhookNews {
  /** The provider's own id of the event; the same id again is the same news. */
  readonly eventId: string;
  /** The question that it is about; several where the vendor does not say which. */
  readonly operation: OperationName | readonly OperationName[];
  /** The reference that the question was answered with (`waiting`). */
  readonly reference: string;
  /** Null where the news is only a reason to ask the provider: by `check`, at once. */
  readonly answer: Answer | null;
}

/** How one provider calls back: `POST /webhooks/<provider>`. */
export interface WebhookDoor {
  readonly provider: string;
  /** Over the raw body, in constant time. Without a signature the answer is false. */
  verify(headers: Readonly<Record<string, string | readonly string[] | undefined>>, raw: Buffer): boolean;
  /** When it happened by the signed words themselves; null where they do not say. Absent where the vendor's wire has no time. */
  at?(raw: Buffer): Date | null;
  /** Null for an event that means nothing to us: it is stored, answered well and left alone. */
  read(raw: Buffer): WebhookNews | null;
  /** The reference of a message that will not arrive; null for any other news. Of messengers alone. */
  lost?(raw: Buffer): string | null;
}

/** Vendors try for days to tell us something; what is older was kept by somebody. */
const MOST_AGE_MS = 3 * 86_400_000;
/** Clocks that differ. */
const MOST_AHEAD_MS = 5 * 60_000;

/** Whether it is news still: a proof over words that say when they were said is good only for a while. */
export function isRecent(door: WebhookDoor, raw: Buffer, now: Date): boolean {
  if (door.at === undefined) return true;
  const at = door.at(raw);
  // Without a time only what means nothing to us is taken.
  if (at === null) return door.read(raw) === null;
  const age = now.getTime() - at.getTime();
  return age <= MOST_AGE_MS && age >= -MOST_AHEAD_MS;
}

/** A moment as a vendor writes it; null where it is none. */
export function momentOf(text: unknown): Date | null {
  const at = new Date(typeof text === 'string' ? text : NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** The operation that a body names, where it is one of the port's. */
export const operationOf = (name: unknown, port: string): OperationName | null =>
  typeof name === 'string' && isOperation(name) && name.startsWith(`${port}.`) ? name : null;
