import type { JsonObject } from '@passo/engine';
import type { Runtime } from '../runtime/runtime.ts';
import { offering } from './rateBand.ts';

interface Asked {
  readonly operation: string;
  readonly channel: string;
}

/** Who makes an offer is told which bank is asked: the channel's, as its partner says it today. */
export function namingBank({ channels }: Pick<Runtime, 'channels'>, words: JsonObject, asked: Asked): JsonObject {
  const bank = channels.byCode(asked.channel)?.bank;
  return bank === undefined || !offering.has(asked.operation) ? words : { ...words, bankSlug: bank.slug };
}
