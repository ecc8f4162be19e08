import type { Reading } from './readings.ts';

/**
 * What a process is for. `development`: one machine that nobody else reaches, everything open. `demo`: reachable, nothing in it is real, and
 * says so on every page; what watches and steers is behind a secret. `production`: no simulator.
 */
export type Mode = 'development' | 'demo' | 'production';

const modes: readonly Mode[] = ['development', 'demo', 'production'];

export function readMode(text: string | undefined): Reading<Mode> {
  const mode = modes.find((one) => one === text);
  if (mode !== undefined) return { value: mode, problems: [] };
  return {
    value: 'development',
    problems: text ? ['PASSO_MODE must be "development", "demo" or "production".'] : [],
  };
}

/** Whom a database may belong to: what is real and what is pretended never share one. */
export type World = 'real' | 'simulated';

export const worldOf = (mode: Mode): World => (mode === 'production' ? 'real' : 'simulated');

/** What an operator says of a database from before anybody wrote it down. */
export function readDatabaseWorld(text: string | undefined): Reading<World | null> {
  if (!text) return { value: null, problems: [] };
  if (text === 'real' || text === 'simulated') return { value: text, problems: [] };
  return { value: null, problems: ['DATABASE_WORLD must be "real" or "simulated".'] };
}

/** Whether nobody but this machine reaches it. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

/** What is no address leads nowhere, and is told where it is read. */
const hostOf = (url: string): string => (URL.canParse(url) && new URL(url).hostname) || 'localhost';

interface Reach {
  readonly nodeEnv: string | undefined;
  readonly host: string;
  readonly publicUrl: string;
  /** Null: its own, on this machine. */
  readonly databaseUrl: string | null;
  readonly trustedProxies: number;
}

/** Development could be reached by others, or taken for something else: somebody has to say which of the two it is to be. */
export function developmentProblems({
  nodeEnv,
  host,
  publicUrl,
  databaseUrl,
  trustedProxies,
}: Reach): readonly string[] {
  const reachable = [
    nodeEnv?.trim().toLowerCase() === 'production' ? 'NODE_ENV=production' : '',
    isLoopback(host) ? '' : 'HOST beyond this machine',
    publicUrl.startsWith('https:') || !isLoopback(hostOf(publicUrl)) ? 'PUBLIC_URL beyond this machine' : '',
    trustedProxies > 0 ? 'TRUSTED_PROXIES (others behind a proxy)' : '',
    // Somebody else's open questions would be answered by the simulator.
    databaseUrl === null || isLoopback(hostOf(databaseUrl)) ? '' : 'DATABASE_URL beyond this machine',
  ].filter((what) => what !== '');
  if (reachable.length === 0) return [];
  return [
    `${reachable.join(' and ')}: development runs on one machine, for itself. Set PASSO_MODE=production, or PASSO_MODE=demo for a demonstration with the simulator.`,
  ];
}

const SHORTEST_SECRET = 16;

/** The secret of what watches and steers: a demonstration has one, production may. */
export function readOperatorSecret(text: string | undefined, mode: Mode): Reading<string | null> {
  const value = text || null;
  const short = value !== null && value.length < SHORTEST_SECRET;
  const problems = [
    short ? `OPERATOR_SECRET must have at least ${SHORTEST_SECRET} characters.` : '',
    value === null && mode === 'demo' ? 'OPERATOR_SECRET must be set for a demonstration.' : '',
  ];
  return { value, problems: problems.filter((line) => line !== '') };
}
