import { pathOf } from '@passo/contract';
import { benchServer } from './lib/bench.ts';
import { ROOT } from './lib/root.ts';
import { gatherCrowd } from './lib/crowd.ts';
import { httpLoad } from './lib/http.ts';
import { quiet } from './lib/quiet.ts';
import type { Settings } from './lib/settings.ts';

/* What a waiting customer costs: the poll for whom nothing has changed, against the least that the framework can answer. */
export interface PollRound {
  readonly pollsPerSecond: number;
  readonly helloPerSecond: number;
  readonly ratio: number;
  readonly p99Ms: number;
}

export async function measurePolls(
  databaseUrl: string,
  folder: string,
  { clients: connections, seconds, rounds }: Settings,
): Promise<readonly PollRound[]> {
  const server = await benchServer({ env: { DATABASE_URL: databaseUrl, DATA_DIR: folder, SIMULATOR_PACE: '0' } });
  const hello = await benchServer({ env: {}, script: `${ROOT}/benchmarks/hello.ts`, path: '/' });
  try {
    const [member] = await gatherCrowd(server.url, databaseUrl, 1);
    if (member === undefined) throw new Error('nobody to poll for');
    const headers = { authorization: 'Bearer passo-dev', cookie: member.cookie };
    const poll = () =>
      httpLoad(`${server.url}${pathOf('finishedUpdate', { id: member.hash })}`, headers, { connections, seconds });
    const least = () => httpLoad(`${hello.url}/`, {}, { connections, seconds });
    await poll();
    await least();
    const results: PollRound[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await quiet();
      const ours = await poll();
      const theirs = await least();
      results.push({
        pollsPerSecond: ours.perSecond,
        helloPerSecond: theirs.perSecond,
        ratio: ours.perSecond / theirs.perSecond,
        p99Ms: ours.p99Ms,
      });
    }
    return results;
  } finally {
    await server.stop();
    await hello.stop();
  }
}
