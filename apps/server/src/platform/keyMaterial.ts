import type { Reading } from './readings.ts';

/** Keys by version, each of 32 bytes. All of them open; one seals: the highest version where `sealWith` does not name another. */
export type KeyMaterial = {
  readonly keys: ReadonlyMap<number, Buffer>;
  readonly hashKey: Buffer;
  readonly sealWith?: number;
};

const KEY_BYTES = 32;
const HIGHEST_VERSION = 0xffff;
/** Of 32 random bytes some 30 differ; fewer than this are zeros, a word, or a pattern. */
const FEWEST_DIFFERENT_BYTES = 16;

/** Reads `1:<base64>,2:<base64>`. */
export function parseKeys(text: string): Reading<ReadonlyMap<number, Buffer>> {
  const problems: string[] = [];
  const keys = new Map<number, Buffer>();
  for (const entry of text.split(',')) {
    const [, digits = '', encoded = ''] = /^\s*(\d+):(.*)$/.exec(entry) ?? [];
    const version = Number(digits);
    const key = parseKey(`KEYS, version ${digits},`, encoded);
    if (digits === '' || version < 1 || version > HIGHEST_VERSION) {
      problems.push('KEYS must look like 1:<key>,2:<key> with versions from 1 to 65535.');
    } else if (keys.has(version)) {
      problems.push(`KEYS names version ${version} twice.`);
    } else {
      problems.push(...key.problems);
      keys.set(version, key.value);
    }
  }
  return { value: keys, problems };
}

/** Reads one key: 32 bytes in base64 (44 characters). */
export function parseKey(name: string, encoded: string): Reading<Buffer> {
  const value = Buffer.from(encoded.trim(), 'base64');
  const isKey = /^[A-Za-z0-9+/_-]{43}=?$/.test(encoded.trim()) && value.length === KEY_BYTES;
  if (isKey && new Set(value).size < FEWEST_DIFFERENT_BYTES) {
    return { value, problems: [`${name} is no random key: make one with "openssl rand -base64 32".`] };
  }
  return {
    value,
    problems: isKey ? [] : [`${name} must be 32 bytes in base64: make one with "openssl rand -base64 32".`],
  };
}

/** Which version seals while a new one is only announced. */
export function parseSealWith(
  text: string | undefined,
  keys: ReadonlyMap<number, Buffer>,
): Reading<number | undefined> {
  if (text === undefined || text === '') return { value: undefined, problems: [] };
  const value = Number(text);
  return { value, problems: keys.has(value) ? [] : ['KEYS_SEAL_WITH must be one of the versions that KEYS names.'] };
}

/** The two variables that `readConfig` understands, for one new key. */
export function formatKeys(material: KeyMaterial): { readonly KEYS: string; readonly HASH_KEY: string } {
  const keys = [...material.keys].map(([version, key]) => `${version}:${key.toString('base64')}`).join(',');
  return { KEYS: keys, HASH_KEY: material.hashKey.toString('base64') };
}
