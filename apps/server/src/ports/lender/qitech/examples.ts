import { generateKeyPairSync } from 'node:crypto';
import { exampleClock, type VendorExamples } from '../../testing/vendorExamples.ts';
import { signQitech } from './qitechSigning.ts';

const ours = generateKeyPairSync('ec', { namedCurve: 'P-521' });
const theirs = generateKeyPairSync('ec', { namedCurve: 'P-521' });
const base64 = (pem: string | Buffer): string => Buffer.from(pem).toString('base64');

const balance = (status: string, data: object): string =>
  JSON.stringify({
    webhook_type: 'available_balance',
    event_datetime: '2026-11-20T12:00:00',
    key: '11111111-1111-4111-8111-111111111111',
    status,
    data,
  });

export const examples: VendorExamples = {
  environment: {
    QITECH_API_KEY: 'uuid',
    QITECH_PRIVATE_KEY: base64(ours.privateKey.export({ type: 'pkcs8', format: 'pem' })),
    QITECH_PUBLIC_KEY: base64(theirs.publicKey.export({ type: 'spki', format: 'pem' })),
  },
  door: {
    prove: async (body) => ({
      authorization: await signQitech(
        { method: 'POST', uri: '/webhooks/qitech', body },
        theirs.privateKey,
        exampleClock,
      ),
    }),
    provesBytes: true,
    news: [
      balance('success', { reference_date: '2026-11-20', periods: [{ due_date: '2027-01-01', amount: 500.1 }] }),
      balance('failed', { enumerator: 'inexistent_anniversary_membership' }),
    ],
  },
};
