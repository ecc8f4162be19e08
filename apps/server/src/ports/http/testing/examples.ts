import { operationsOf } from '@passo/catalog';
import { exampleClock, type VendorExamples } from '../../testing/vendorExamples.ts';
import type { Vendor } from '../../vendor.ts';
import { signedHeaders } from '../signing.ts';

const SECRET = 'one secret of thirty-two bytes..';

/** What a server that answers for the port would send; of ports that no step asks nothing is waited for. */
export function httpExamples({ port, needs }: Vendor): VendorExamples {
  const [url = '', secret = ''] = needs;
  const environment = { [url]: 'http://127.0.0.1:1', [secret]: SECRET };
  const [operation] = operationsOf(port);
  const news = (id: string, answer: object): string => JSON.stringify({ id, operation, reference: 'ref-1', answer });
  const prove = (body: Buffer): Readonly<Record<string, string>> => {
    const message = { method: 'POST', path: `/webhooks/http-${port}`, key: 'ref-1', body } as const;
    return signedHeaders(SECRET, message, exampleClock.now());
  };
  if (operation === undefined) return { environment };
  const said = [news('ref-1:no', { kind: 'refused' }), news('ref-1:again', { kind: 'refused', remake: true })];
  return { environment, door: { prove, provesBytes: true, news: said } };
}
