import { isJsonObject, isRecord, type Answer } from '@passo/engine';
import type { z } from 'zod';

/** A provider said something that its words do not have: technology's no, so that it is asked again. */
const unreadable = { kind: 'failed', reason: 'unexpected' } as const;

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 300) : '');

/** What a provider answered, read: a value of the shape, or a failure. Nothing of another shape comes through, and nothing throws. */
export function readAnswer<Value>(answer: unknown, shape: z.ZodType<Value>): Answer<Value> {
  if (!isRecord(answer)) return unreadable;
  const reference = text(answer.reference);
  if (answer.kind === 'done') {
    const read = shape.safeParse(answer.value);
    return read.success ? { kind: 'done', value: read.data } : unreadable;
  }
  if (answer.kind === 'refused') return refusalOf(answer);
  if (answer.kind === 'failed') return { kind: 'failed', reason: text(answer.reason) || 'unknown' };
  if (reference === '') return unreadable;
  if (answer.kind === 'review') return { kind: 'review', reference };
  if (answer.kind !== 'waiting') return unreadable;
  return { kind: 'waiting', reference, ...(isJsonObject(answer.shown) && { shown: answer.shown }) };
}

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const refusalOf = (answer: Readonly<Record<string, unknown>>): Answer<never> => ({
  kind: 'refused',
  ...(text(answer.text) !== '' && { text: text(answer.text) }),
  ...(text(answer.said) !== '' && { said: text(answer.said) }),
  ...(text(answer.inconsistency) !== '' && { inconsistency: text(answer.inconsistency) }),
  ...(isAmount(answer.limitCentavos) && { limitCentavos: answer.limitCentavos }),
  ...(answer.remake === true && { remake: true }),
  ...(answer.noOffer === true && { noOffer: true }),
});
