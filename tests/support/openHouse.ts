import { freshDatabase } from './freshDatabase.ts';
import { houseOf } from './house.ts';
import { startTestServer, type TestServer } from './server.ts';

type Options = Omit<Parameters<typeof startTestServer>[0], 'databaseUrl' | 'root'>;

export interface OpenHouse {
  readonly url: string;
  readonly root: string;
  readonly server: TestServer;
  /** Another process at the same database and the same partners. */
  another(): Promise<TestServer>;
  close(): Promise<void>;
}

/** A server on a database of its own that has these flows, and nothing else, as channels (`oficina-<name>`). */
export async function openHouse(
  flows: Parameters<typeof houseOf>[0],
  settings: Parameters<typeof houseOf>[1] = {},
  options: Options = {},
): Promise<OpenHouse> {
  const house = houseOf(flows, settings);
  const database = await freshDatabase();
  const start = (): Promise<TestServer> => startTestServer({ ...options, databaseUrl: database.url, root: house.root });
  const servers = [await start()];
  const [server] = servers;
  if (server === undefined) throw new Error('no server was started');
  return {
    url: server.url,
    root: house.root,
    server,
    another: async () => {
      const other = await start();
      servers.push(other);
      return other;
    },
    close: async () => {
      await Promise.all(servers.map((each) => each.close()));
      await database.drop();
      house.remove();
    },
  };
}
