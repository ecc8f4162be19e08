import { freshDatabase } from './freshDatabase.ts';
import { startTestServer, type TestServer } from './server.ts';

/** A server, and the database that is its own and goes with it. */
interface OwnServer extends TestServer {
  readonly databaseUrl: string;
}

export async function startOwnServer(): Promise<OwnServer> {
  const database = await freshDatabase();
  const server = await startTestServer({ databaseUrl: database.url });
  return {
    ...server,
    databaseUrl: database.url,
    close: async () => {
      await server.close();
      await database.drop();
    },
  };
}
