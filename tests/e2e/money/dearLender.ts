import { once } from 'node:events';
import http from 'node:http';
import { loanProduct } from '@passo/catalog';
import { addDays } from '@passo/domain';
import { honest, on } from '../../../apps/server/src/ports/lender/testing/honest.ts';

/* A lender's own server on the wire of `http` providers: its offers are whole and lawful, at the rate that a test sets. */

export interface DearLender {
  /** What a server of ours is started with, so that it asks this lender. */
  readonly env: Readonly<Record<string, string>>;
  /** Of interest, a month. */
  monthlyRate: number;
  close(): void;
}

interface Question {
  readonly requestedCentavos: number;
  readonly installments: number;
  readonly offer?: string;
}

/** Offers of the private payroll, on the day of `honest`. */
export async function startDearLender(monthlyRate: number): Promise<DearLender> {
  const shown = new Map<string, unknown>();
  const offerOf = ({ requestedCentavos, installments }: Question) => {
    const asked = { requestedCentavos, installments, monthlyRate: lender.monthlyRate, paidOutOn: on };
    const quoted = loanProduct('clt')?.quote(asked);
    if (quoted?.ok !== true) return null;
    const id = `of_${requestedCentavos}_${installments}_${lender.monthlyRate}`;
    const offer = { ...honest('clt'), id, quote: quoted.value, validUntil: addDays(on, 3) };
    shown.set(id, offer);
    return offer;
  };
  const limits = { minimumCentavos: 50_000, maximumCentavos: 5_000_000, terms: [12, 24], monthlyRate: 0.0179 };
  const answers: Readonly<Record<string, (question: Question) => unknown>> = {
    '/lender/limits': () => limits,
    '/lender/simulate': offerOf,
    '/lender/choose': ({ offer = '' }) => shown.get(offer) ?? null,
  };
  const server = http.createServer((request, response) => {
    void request.toArray().then((chunks: readonly Buffer[]) => {
      const { question } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      const answer = answers[request.url ?? ''];
      const value = answer?.(question) ?? null;
      const body = value === null ? { kind: 'refused' } : { kind: 'done', value };
      const status = answer === undefined ? 501 : value === null ? 422 : 200;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const lender: DearLender = {
    env: {
      LENDER_PROVIDER: 'http',
      LENDER_HTTP_URL: `http://127.0.0.1:${port}`,
      LENDER_HTTP_SECRET: 'the secret of a lender in a test',
    },
    monthlyRate,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return lender;
}
