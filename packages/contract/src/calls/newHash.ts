import { z } from 'zod';
import { defineCall } from '../call.ts';
import { hashId } from '../parts.ts';

export const newHash = defineCall({
  summary:
    'Makes a link for a channel (its public code), or a fresh one beside an existing link (restart): the device that opened its proposal gives that one up and is forgotten',
  params: z.object({ id: z.string().min(1).max(64) }),
  body: z.looseObject({ deviceIp: z.string().max(64).optional() }),
  data: z.object({ hashId }),
  changes: true,
  problems: [
    'client.unknown',
    'hash.invalid',
    'hash.expired',
    'configuration.missing',
    'proposal.signed',
    'rate.limited',
  ],
  examples: { body: { deviceIp: '203.0.113.7' }, data: { hashId: 'dGhpcyBpcyBub3QgYSByZWFs' } },
});
