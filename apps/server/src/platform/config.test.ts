import { describe, expect, it } from 'vitest';
import { readConfig, type Environment } from './config.ts';

const PORTS = { addresses: ['simulated', 'viacep', 'brasilapi'], payrollMargin: ['simulated'] } as const;
const KEY = Buffer.from(Array.from({ length: 32 }, (_, at) => at * 7)).toString('base64');
const ZEROS = Buffer.alloc(32).toString('base64');
const PRODUCTION = {
  PASSO_MODE: 'production',
  PUBLIC_URL: 'https://credito.example',
  PORTAL_BEARER: 'a-secret-of-theirs',
  KEYS: `1:${KEY}`,
  HASH_KEY: KEY,
  ADDRESSES_PROVIDER: 'viacep',
};

function problemsOf(env: Environment): string {
  try {
    readConfig(env, PORTS);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

describe('readConfig', () => {
  it('needs nothing in development', () => {
    const config = readConfig({}, PORTS);
    expect(config).toMatchObject({
      mode: 'development',
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      portalBearer: 'passo-dev',
      publicUrl: 'http://127.0.0.1:3000',
      keys: null,
    });
    expect(config.dataDir).toMatch(/^\/.*\.data$/);
    expect(config.providers('payrollMargin')).toEqual(['simulated']);
  });

  it.each([
    ['in NODE_ENV=production', { NODE_ENV: 'production' }, /NODE_ENV=production: development runs on one machine/],
    ['in NODE_ENV=Production', { NODE_ENV: 'Production ' }, /NODE_ENV=production: development runs on one machine/],
    ['for all addresses of IPv6', { HOST: '::' }, /^Passo cannot start:\n- HOST beyond .* and PUBLIC_URL beyond/],
    ['for all addresses', { HOST: '0.0.0.0', PUBLIC_URL: 'http://127.0.0.1:3000' }, /HOST beyond this machine/],
    ['at a network address', { HOST: '192.168.0.7' }, /HOST beyond .* and PUBLIC_URL beyond/],
    ['behind https', { PUBLIC_URL: 'https://localhost' }, /PUBLIC_URL beyond this machine/],
    ['under a name', { PUBLIC_URL: 'http://credito.example' }, /PUBLIC_URL beyond this machine/],
    [
      'on a database elsewhere',
      { DATABASE_URL: 'postgres://u:p@db.example/passo' },
      /DATABASE_URL beyond this machine/,
    ],
    ['behind a proxy', { TRUSTED_PROXIES: '1' }, /TRUSTED_PROXIES \(others behind a proxy\): development/],
    ['when it is named', { PASSO_MODE: 'development', NODE_ENV: 'production' }, /PASSO_MODE=demo/],
  ])('refuses development %s', (_where, env, message) => expect(problemsOf(env)).toMatch(message));

  it.each([
    ['without a secret', {}, /OPERATOR_SECRET must be set/],
    ['with a short one', { OPERATOR_SECRET: 'short' }, /at least 16 characters/],
    ['with a secret', { OPERATOR_SECRET: 'a long enough secret' }, /^$/],
  ])('a demonstration %s', (_what, env, message) =>
    expect(problemsOf({ PASSO_MODE: 'demo', HOST: '0.0.0.0', PUBLIC_URL: 'https://demo.example', ...env })).toMatch(
      message,
    ),
  );

  it('spells an IPv6 address as a URL does', () => {
    expect(readConfig({ HOST: '::1' }, PORTS).publicUrl).toBe('http://[::1]:3000');
  });

  it('reads keys by version and providers in order', () => {
    const config = readConfig(
      { KEYS: `1:${KEY},12:${KEY}`, HASH_KEY: KEY, ADDRESSES_PROVIDER: 'viacep, brasilapi' },
      PORTS,
    );
    expect([...(config.keys?.keys.keys() ?? [])]).toEqual([1, 12]);
    expect(config.providers('addresses')).toEqual(['viacep', 'brasilapi']);
  });

  it('reads the day that is to be tried out', () => {
    const { startsAt } = readConfig({ PASSO_CLOCK: '2026-10-20T12:00:00Z' }, PORTS);
    expect(startsAt?.toISOString()).toBe('2026-10-20T12:00:00.000Z');
    expect(readConfig({}, PORTS).startsAt).toBeNull();
  });

  it('reads where a vendor is asked', () => {
    const config = readConfig({ ADDRESSES_VIACEP_URL: 'http://127.0.0.1:9/' }, PORTS);
    expect(config.vendorUrl('addresses', 'viacep')).toBe('http://127.0.0.1:9');
    expect(config.vendorUrl('addresses', 'brasilapi')).toBeNull();
  });

  it.each<[string, Environment, RegExp]>([
    ['a port that is no number', { PORT: '3000a' }, /PORT must be a number/],
    ['a port out of range', { PORT: '70000' }, /PORT must be a number/],
    ['an address that is none', { PUBLIC_URL: 'credito' }, /start:\n- PUBLIC_URL must be a URL beginning with/],
    ['a database that is none', { DATABASE_URL: 'passo' }, /start:\n- DATABASE_URL must be a URL beginning with/],
    ['an unknown mode', { PASSO_MODE: 'prod' }, /PASSO_MODE must be/],
    ['a world that does not exist', { DATABASE_WORLD: 'test' }, /DATABASE_WORLD must be "real" or "simulated"/],
    ['a database of another kind', { DATABASE_URL: 'mysql://x' }, /DATABASE_URL must be a URL beginning with postgres/],
    ['an instant that is none', { PASSO_CLOCK: '2026-10-20' }, /PASSO_CLOCK must be an instant/],
    ['a short key', { KEYS: '1:abcd', HASH_KEY: KEY }, /KEYS, version 1, must be 32 bytes/],
    ['a key of zeros', { KEYS: `1:${ZEROS}`, HASH_KEY: KEY }, /KEYS, version 1, is no random key/],
    ['a hash key of zeros', { KEYS: `1:${KEY}`, HASH_KEY: ZEROS }, /HASH_KEY is no random key/],
    [
      'a key to seal with that is none',
      { KEYS: `1:${KEY}`, HASH_KEY: KEY, KEYS_SEAL_WITH: '2' },
      /KEYS_SEAL_WITH must be/,
    ],
    ['keys without versions', { KEYS: KEY, HASH_KEY: KEY }, /KEYS must look like/],
    ['a version named twice', { KEYS: `1:${KEY},1:${KEY}`, HASH_KEY: KEY }, /version 1 twice/],
    ['keys without the hash key', { KEYS: `1:${KEY}` }, /belong together/],
    ['a vendor address that is none', { ADDRESSES_VIACEP_URL: 'viacep' }, /ADDRESSES_VIACEP_URL must be a URL/],
    [
      'an unknown provider',
      { ADDRESSES_PROVIDER: 'correios' },
      /ADDRESSES_PROVIDER must be one or more of simulated, viacep, brasilapi/,
    ],
    [
      'a port that is misspelt',
      { ADRESSES_PROVIDER: 'viacep' },
      /ADRESSES_PROVIDER is no port's; did you mean ADDRESSES_PROVIDER\?/,
    ],
    [
      'a provider named twice',
      { ADDRESSES_PROVIDER: 'viacep,brasilapi,viacep' },
      /ADDRESSES_PROVIDER names somebody twice/,
    ],
    [
      'a provider behind the simulator, which would never be asked',
      { ADDRESSES_PROVIDER: 'simulated,viacep' },
      /ADDRESSES_PROVIDER must name simulated last/,
    ],
    [
      'the address of a vendor that does not exist',
      { ADDRESSES_VIACEPP_URL: 'http://127.0.0.1:9/' },
      /ADDRESSES_VIACEPP_URL is the address of no vendor of addresses \(ADDRESSES_VIACEP_URL, ADDRESSES_BRASILAPI_URL\)/,
    ],
    [
      'an address for the simulator',
      { PAYROLL_MARGIN_SIMULATED_URL: 'http://127.0.0.1:9/' },
      /PAYROLL_MARGIN_SIMULATED_URL is the address of no vendor of payrollMargin \(none exists yet\)/,
    ],
  ])('refuses %s', (_what, env, message) => {
    expect(problemsOf(env)).toMatch(message);
  });

  it('tells every problem at once and repeats no value', () => {
    const message = problemsOf({ PORT: 'x', DATABASE_URL: 'mysql://user:secret@host/db', PASSO_MODE: 'prod' });
    expect(message.split('\n- ')).toHaveLength(5);
    expect(message).not.toContain('secret');
  });

  it('refuses to ask a vendor in clear text in production, and only there', () => {
    const open = { ADDRESSES_VIACEP_URL: 'http://10.0.0.7/viacep' };
    expect(problemsOf({ ...PRODUCTION, ...open })).toMatch(
      /ADDRESSES_VIACEP_URL must begin with https:\/\/ in production/,
    );
    expect(problemsOf(open)).toBe('');
    expect(problemsOf({ ...PRODUCTION, ADDRESSES_VIACEP_URL: 'https://10.0.0.7' })).not.toMatch(/VIACEP_URL/);
  });

  it('refuses development keys, the public bearer, plain http and simulators in production', () => {
    const message = problemsOf({ PASSO_MODE: 'production' });
    for (const name of [
      'KEYS and HASH_KEY',
      'PORTAL_BEARER',
      'PUBLIC_URL',
      'ADDRESSES_PROVIDER',
      'PAYROLL_MARGIN_PROVIDER',
    ]) {
      expect(message).toContain(name);
    }
    expect(problemsOf({ ...PRODUCTION, PASSO_CLOCK: '2026-10-20T12:00:00Z' })).toContain('PASSO_CLOCK must not be set');
    expect(problemsOf(PRODUCTION)).toMatch(/^Passo cannot start:\n- PAYROLL_MARGIN_PROVIDER must name a real provider/);
    expect(readConfig(PRODUCTION, { addresses: PORTS.addresses }).mode).toBe('production');
  });
});

describe('vendors and what they need', () => {
  const ports = { messaging: ['simulated', 'twilio'], storage: ['database', 'folder'] } as const;
  const needs = { 'messaging.twilio': ['TWILIO_AUTH_TOKEN'], 'storage.folder': ['STORAGE_FOLDER'] };

  it('are refused at the start without it, by name, and never by value', () => {
    const read = () => readConfig({ MESSAGING_PROVIDER: 'twilio', STORAGE_PROVIDER: 'folder' }, ports, needs);
    expect(read).toThrow(/TWILIO_AUTH_TOKEN must be set[\s\S]*STORAGE_FOLDER must be set/);
    expect(() => readConfig({ STORAGE_PROVIDER: 'tape' }, ports, needs)).toThrow(
      /STORAGE_PROVIDER must be one or more of/,
    );
  });

  it('get it, and nobody is asked for what was not chosen', () => {
    const config = readConfig({ MESSAGING_PROVIDER: 'twilio', TWILIO_AUTH_TOKEN: 'x' }, ports, needs);
    expect([config.secret('TWILIO_AUTH_TOKEN'), config.providers('storage')]).toEqual(['x', ['database']]);
    expect(readConfig({}, ports, needs).secret('TWILIO_AUTH_TOKEN')).toBe('');
  });

  it.each(['aurora=HS256:c2hvcnQ=', 'aurora=ES256:x', 'aurora', 'aurora=RS256:bm90IGEga2V5'])(
    'token keys that are none are told without the key: %s',
    (keys) => {
      const read = () => readConfig({ PARTNER_JWT_KEYS: keys }, ports);
      expect(read).toThrow(/PARTNER_JWT_KEYS \(aurora\)/);
      expect(read).not.toThrow(/c2hvcnQ|bm90/);
    },
  );
});
