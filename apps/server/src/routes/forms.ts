import { isRecord } from '@passo/engine';
import type { FastifyInstance } from 'fastify';

/** Lets pages post their forms without a script. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8 * 1024 },
    (_request, body, next) => next(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** A text of a query or of a body; null where it is missing or empty. */
export function textOf(from: unknown, key: string): string | null {
  const value = isRecord(from) ? from[key] : undefined;
  return typeof value === 'string' && value !== '' ? value : null;
}
