import { createLogger } from '../../apps/server/src/platform/logger.ts';
import { developmentKeys } from '../../apps/server/src/platform/developmentKeys.ts';
import { gatherCrowd, submitting } from './crowd.ts';
import { wireLoad } from './wireLoad.ts';
import { startTestServer } from '../../tests/support/server.ts';

/** A statement as the server sends it, with the parameters of one real submit. */
export interface Captured {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Does one submit in this process and writes down what it sends to the database: the very statements, the very sizes. With the keys of
 * the folder, which the servers of the same database have.
 */
export async function captureSubmit(databaseUrl: string, folder: string): Promise<readonly Captured[]> {
  const server = await startTestServer({ databaseUrl, keys: developmentKeys(folder), logger: createLogger('silent') });
  const heard: Captured[] = [];
  try {
    const crowd = await gatherCrowd(server.url, databaseUrl, 1);
    const { db } = server.runtime;
    const query = db.query.bind(db);
    Reflect.set(db, 'query', (statement: Captured, ...rest: unknown[]) => {
      heard.push(statement);
      return Reflect.apply(query, null, [statement, ...rest]);
    });
    await wireLoad(server.url, [submitting(crowd)], 0.2);
  } finally {
    await server.close();
  }
  return ['access_open_submit', 'proposal_update'].flatMap((name) => heard.find((one) => one.name === name) ?? []);
}
