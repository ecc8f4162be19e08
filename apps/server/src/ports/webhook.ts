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
  /** Null for an event that means nothing to us: it is stored, answered well and left alone. */
  read(raw: Buffer): WebhookNews | null;
  /** The reference of a message that will not arrive; null for any other news. Of messengers alone. */
  lost?(raw: Buffer): string | null;
}

/** The operation that a body names, where it is one of the port's. */
export const operationOf = (name: unknown, port: string): OperationName | null =>
  typeof name === 'string' && isOperation(name) && name.startsWith(`${port}.`) ? name : null;
