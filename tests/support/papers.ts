import type { DataOf } from '@passo/contract';
import { dataOf, type Customer } from './customer.ts';
import { pdfText } from './pdfText.ts';

/* What a customer reads of their proposal behind their own link. */

type Reader = Pick<Customer, 'device' | 'hash'>;

/** A file of ours as the customer's browser asks for it. */
export function fileFor({ device }: Reader, path: string): Promise<Response> {
  const cookie = [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(`${device.base}${path}`, { headers: { cookie, 'x-fingerprint': 'aparelho-1' } });
}

/** The words of a PDF, a line for each piece. */
export const wordsFor = async (reader: Reader, path: string): Promise<string> =>
  pdfText(Buffer.from(await (await fileFor(reader, path)).arrayBuffer()));

export const contractsOf = async ({ device, hash }: Reader): Promise<DataOf<'listContracts'>> =>
  dataOf(await device.call('listContracts', { params: { id: hash } }));
