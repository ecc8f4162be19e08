import autocannon from 'autocannon';

export interface HttpLoad {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Asks the same again and again over many connections; any answer but 2xx is an error. */
export async function httpLoad(
  url: string,
  headers: Readonly<Record<string, string>>,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<HttpLoad> {
  const result = await autocannon({ url, connections, duration: seconds, headers: { ...headers } });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} lost`);
  return { perSecond: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99 };
}
