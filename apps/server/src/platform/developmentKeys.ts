import fs from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { OperatorError } from './operatorError.ts';
import { formatKeys, parseKey, parseKeys, type KeyMaterial } from './keyMaterial.ts';

/**
 * The keys of a machine that has none in its environment: made once, kept in the data folder for its owner alone. They
 * lie beside the data that they protect, which is why production refuses them.
 */
export function developmentKeys(dataDir: string): KeyMaterial {
  const file = path.join(dataDir, 'development-keys.json');
  fs.mkdirSync(dataDir, { recursive: true });
  if (!fs.existsSync(file)) writeOnce(file);
  return readKeyFile(file);
}

// Linked into place whole, so that two processes starting at once end with the same keys.
function writeOnce(file: string): void {
  const fresh = { keys: new Map([[1, randomBytes(32)]]), hashKey: randomBytes(32) };
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify(formatKeys(fresh)), { mode: 0o600, flush: true });
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    if (!fs.existsSync(file)) throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

function readKeyFile(file: string): KeyMaterial {
  const broken = new OperatorError(
    `The key file ${file} is damaged: restore it, or remove the data folder to start anew.`,
  );
  const content = parseJson(fs.readFileSync(file, 'utf8'));
  if (!isKeyFile(content)) throw broken;
  const keys = parseKeys(content.KEYS);
  const hashKey = parseKey('HASH_KEY', content.HASH_KEY);
  if (keys.problems.length + hashKey.problems.length > 0) throw broken;
  return { keys: keys.value, hashKey: hashKey.value };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isKeyFile = (content: unknown): content is { KEYS: string; HASH_KEY: string } =>
  typeof content === 'object' &&
  content !== null &&
  'KEYS' in content &&
  typeof content.KEYS === 'string' &&
  'HASH_KEY' in content &&
  typeof content.HASH_KEY === 'string';
