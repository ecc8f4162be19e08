import path from 'node:path';
import { OperatorError } from './operatorError.ts';
import { parseKey, parseKeys, parseSealWith, type KeyMaterial } from './keyMaterial.ts';
import { developmentProblems, readDatabaseWorld, readMode, readOperatorSecret, type Mode, type World } from './mode.ts';
import { readVendorKeys, type VendorNeeds } from './vendorKeys.ts';
import { readTokenKeys, type TokenKeys } from './trustedTokens.ts';
import { inUrl, parseInstant, parsePort, parseUrl, type Reading } from './readings.ts';
import {
  chosenVendors,
  readProviders,
  readVendorUrls,
  SIMULATED,
  urlVariable,
  variableOf,
  type ProviderNames,
} from './providerChoices.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export type Config<Port extends string> = {
  readonly mode: Mode;
  readonly port: number;
  readonly host: string;
  /** Null: start our own PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | null;
  /** What is said of a database that does not say itself whose it is. */
  readonly databaseWorld: World | null;
  /** Absolute. */
  readonly dataDir: string;
  readonly portalBearer: string;
  /** Where customers reach us, without a slash at the end. */
  readonly publicUrl: string;
  /** How many proxies in front of us may say where a request came from; 0: believe nobody. */
  readonly trustedProxies: number;
  /** Opens what watches and steers; null: in development it is open, in production it is not there. */
  readonly operatorSecret: string | null;
  /** Null in development and demonstrations: generate keys into `dataDir`. */
  readonly keys: KeyMaterial | null;
  /** Partners and the office, whose signed tokens are believed. */
  readonly tokenKeys: TokenKeys;
  /** What the clock shows at the start, to try out another day's rules; null: the machine's time. */
  readonly startsAt: Date | null;
  /** The vendors to ask for a port, in order. */
  providers(port: Port): readonly string[];
  /** A variable that a chosen vendor needs, as it was set. */
  secret(name: string): string;
  /** Where a vendor is asked, without a slash at the end; null: where its adapter says. */
  vendorUrl(port: Port, vendor: string): string | null;
};

const DEVELOPMENT_BEARER = 'passo-dev';

/**
 * Reads the environment. `ports` names every port with the vendors it can be given, the usual one first: `addresses` is chosen by
 * `ADDRESSES_PROVIDER=viacep,brasilapi` (the second is asked when the first fails).
 * Throws one OperatorError that lists every problem, a sentence each. Values are not repeated: they may be secrets.
 */
export function readConfig<const Ports extends ProviderNames>(
  env: Environment,
  ports: Ports,
  needs: VendorNeeds = {},
): Config<keyof Ports & string> {
  const problems: string[] = [];
  const take = <T>(reading: Reading<T>): T => {
    problems.push(...reading.problems);
    return reading.value;
  };
  const mode = take(readMode(env['PASSO_MODE']));
  const port = take(parsePort('PORT', env['PORT'] || '3000'));
  const host = env['HOST'] || '127.0.0.1';
  const providers = take(readProviders(env, ports));
  const vendorUrls = take(readVendorUrls(env, ports));
  const chosen = [...providers].flatMap(([name, names]) => names.map((vendor) => `${name}.${vendor}`));
  const secrets = take(readVendorKeys(env, needs, chosen));
  const config: Config<keyof Ports & string> = {
    mode,
    port,
    host,
    databaseUrl: env['DATABASE_URL']
      ? take(parseUrl('DATABASE_URL', env['DATABASE_URL'], ['postgres:', 'postgresql:']))
      : null,
    databaseWorld: take(readDatabaseWorld(env['DATABASE_WORLD'])),
    dataDir: path.resolve(env['DATA_DIR'] || '.data'),
    portalBearer: env['PORTAL_BEARER'] || DEVELOPMENT_BEARER,
    publicUrl: take(
      parseUrl('PUBLIC_URL', env['PUBLIC_URL'] || `http://${inUrl(host)}:${port}`, ['http:', 'https:']),
    ).replace(/\/+$/, ''),
    trustedProxies: take(readHops(env['TRUSTED_PROXIES'])),
    operatorSecret: take(readOperatorSecret(env['OPERATOR_SECRET'], mode)),
    keys: take(readKeys(env)),
    tokenKeys: take(readTokenKeys(env)),
    startsAt: take(parseInstant('PASSO_CLOCK', env['PASSO_CLOCK'])),
    secret: (name) => secrets.get(name) ?? '',
    providers: (name) => chosenVendors(providers, name),
    vendorUrl: (name, vendor) => vendorUrls.get(`${name}.${vendor}`) ?? null,
  };
  if (mode === 'development') problems.push(...developmentProblems({ ...config, nodeEnv: env['NODE_ENV'] }));
  if (mode === 'production') problems.push(...productionProblems(config, env, ports));
  if (problems.length > 0)
    throw new OperatorError(`Passo cannot start:\n${problems.map((line) => `- ${line}`).join('\n')}`);
  return config;
}

function readHops(text: string | undefined): Reading<number> {
  const hops = Number(text || '0');
  const fits = Number.isInteger(hops) && hops >= 0 && hops <= 8;
  return { value: fits ? hops : 0, problems: fits ? [] : ['TRUSTED_PROXIES must be a whole number from 0 to 8.'] };
}

function readKeys(env: Environment): Reading<KeyMaterial | null> {
  const keys = env['KEYS'];
  const hashKey = env['HASH_KEY'];
  if (!keys && !hashKey) return { value: null, problems: [] };
  if (!keys || !hashKey) return { value: null, problems: ['KEYS and HASH_KEY belong together: set both.'] };
  const versions = parseKeys(keys);
  const hash = parseKey('HASH_KEY', hashKey);
  const sealWith = parseSealWith(env['KEYS_SEAL_WITH'], versions.value);
  return {
    value: {
      keys: versions.value,
      hashKey: hash.value,
      ...(sealWith.value !== undefined && { sealWith: sealWith.value }),
    },
    problems: [...versions.problems, ...hash.problems, ...sealWith.problems],
  };
}

function productionProblems(config: Config<string>, env: Environment, ports: ProviderNames): string[] {
  const missing = [
    env['KEYS'] || env['HASH_KEY'] ? '' : 'KEYS and HASH_KEY must be set in production.',
    config.portalBearer === DEVELOPMENT_BEARER ? 'PORTAL_BEARER must be set in production.' : '',
    env['PASSO_CLOCK'] ? 'PASSO_CLOCK must not be set in production.' : '',
    config.publicUrl.startsWith('https:') ? '' : 'PUBLIC_URL must be set in production and begin with https://.',
  ];
  const simulated = Object.entries(ports)
    .filter(([port]) => config.providers(port).includes(SIMULATED))
    .map(
      ([port, [, ...vendors]]) =>
        `${variableOf(port)} must name a real provider in production (${vendors.join(', ') || 'none exists yet'}).`,
    );
  const open = Object.entries(ports).flatMap(([port]) =>
    config
      .providers(port)
      .filter((vendor) => config.vendorUrl(port, vendor)?.startsWith('http:') === true)
      .map((vendor) => `${urlVariable(port, vendor)} must begin with https:// in production.`),
  );
  return [...missing, ...simulated, ...open].filter((line) => line !== '');
}
