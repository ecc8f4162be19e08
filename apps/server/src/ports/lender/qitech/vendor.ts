import { defineVendor, type Making } from '../../vendor.ts';
import { qitechBalance, qitechDoor } from './qitech.ts';
import { QITECH_URL, type QitechParts } from './qitechFgts.ts';
import { qitechKeys } from './qitechSigning.ts';

const NAME = 'qitech';
const needs = ['QITECH_API_KEY', 'QITECH_PRIVATE_KEY', 'QITECH_PUBLIC_KEY'] as const;

function partsOf({ outbound, at, secret, clock }: Making<(typeof needs)[number]>): QitechParts {
  const pem = (name: 'QITECH_PRIVATE_KEY' | 'QITECH_PUBLIC_KEY'): string =>
    Buffer.from(secret(name), 'base64').toString('utf8');
  const keys = qitechKeys(secret('QITECH_API_KEY'), pem('QITECH_PRIVATE_KEY'), pem('QITECH_PUBLIC_KEY'));
  return { vendor: { outbound, url: at(QITECH_URL) }, keys, clock };
}

export const qitech = defineVendor({
  port: 'lender',
  name: NAME,
  needs,
  make: (making) => qitechBalance(partsOf(making)),
  door: (making) => qitechDoor(NAME, partsOf(making), new URL(`${making.publicUrl}/webhooks/${NAME}`).pathname),
});
