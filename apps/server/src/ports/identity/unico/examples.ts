import { generateKeyPairSync } from 'node:crypto';
import type { VendorExamples } from '../../testing/vendorExamples.ts';

const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
const PROCESS = '11111111-1111-4111-8111-111111111111';

export const examples: VendorExamples = {
  environment: {
    UNICO_ISSUER: 'service@tenant',
    UNICO_PRIVATE_KEY: Buffer.from(pem).toString('base64'),
    UNICO_API_KEY: 'key',
    UNICO_WEBHOOK_KEY: 'a header that we gave it',
  },
  door: {
    prove: () => ({ 'x-api-key': 'a header that we gave it' }),
    provesBytes: false,
    news: [JSON.stringify({ processId: PROCESS, state: 'PROCESS_STATE_FINISHED' })],
  },
};
