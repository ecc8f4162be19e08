import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { startTestServer } from '../../tests/support/server.ts';

/* One server process with partners of the measurement's own; says on its standard output where it listens. */
const {
  DATABASE_URL: databaseUrl = '',
  BENCH_ROOT: root = '',
  BENCH_KEY: key = '',
  BENCH_PACE: pace = '0',
} = process.env;
const secret = Buffer.from(key, 'base64');
const server = await startTestServer({
  databaseUrl,
  root,
  pace: Number(pace),
  clock: systemClock,
  keys: { keys: new Map([[1, secret]]), hashKey: secret },
});
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
