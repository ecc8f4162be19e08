import { freshDatabase } from '../../support/freshDatabase.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { Device, type WireAnswer } from '../../support/customer.ts';

export interface TwoServers {
  readonly a: TestServer;
  readonly b: TestServer;
  close(): Promise<void>;
}

/** Two processes' insides on one database, under the same keys. */
export async function startTwo(): Promise<TwoServers> {
  const database = await freshDatabase();
  const a = await startTestServer({ databaseUrl: database.url });
  const b = await startTestServer({ databaseUrl: database.url });
  return {
    a,
    b,
    close: async () => {
      await Promise.all([a.close(), b.close()]);
      await database.drop();
    },
  };
}

/** A device whose requests a load balancer deals out: every call goes to the other process. */
export class DealtDevice extends Device {
  private readonly devices: readonly Device[];
  private turn = 0;

  constructor({ a, b }: TwoServers) {
    super(a.url);
    this.devices = [new Device(a.url), new Device(b.url)];
  }

  override async call(...[name, options]: Parameters<Device['call']>): Promise<WireAnswer> {
    this.turn += 1;
    const device = this.devices[this.turn % this.devices.length] ?? this;
    for (const [cookie, value] of this.cookies) device.cookies.set(cookie, value);
    const answer = await device.call(name, options);
    for (const [cookie, value] of device.cookies) this.cookies.set(cookie, value);
    return answer;
  }
}

/** The same browser, talking to one certain process. */
export function deviceAt(server: TestServer, cookies: ReadonlyMap<string, string>): Device {
  const device = new Device(server.url);
  for (const [cookie, value] of cookies) device.cookies.set(cookie, value);
  return device;
}
