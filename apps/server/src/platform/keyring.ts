import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import type { KeyMaterial } from './keyMaterial.ts';

/**
 * Encrypts what is personal before it reaches the database. `context` says what and whose a value is (such as
 * `answers:<proposal id>`): a sealed value copied to another row or column does not open there.
 */
export type Keyring = {
  /** The version of the key that seals. */
  readonly sealsWith: number;
  /** AES-256-GCM under the key that seals: 1 byte format, 2 bytes key version, 12 bytes nonce, text, 16 bytes tag. */
  seal(plaintext: Buffer | string, context: string): Buffer;
  /** Throws SealError when the value was changed, belongs to another context or its key is gone. */
  open(sealed: Buffer, context: string): Buffer;
  sealJson(value: unknown, context: string): Buffer;
  /** The caller checks the shape: it may be older than the code. */
  openJson(sealed: Buffer, context: string): unknown;
  /** Whether the value was sealed with another key than the one that seals, and should be sealed anew. */
  isStale(sealed: Buffer): boolean;
  /** HMAC-SHA-256 by which an equal value is found; `purpose` (such as `cpf`) keeps uses from being compared with each other. */
  keyedHash(value: string, purpose: string): Buffer;
};

/** A value that cannot be opened. Says nothing about its content. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

const FORMAT = 1;
const NONCE_AT = 3;
const TEXT_AT = NONCE_AT + 12;
const TAG_BYTES = 16;

export function createKeyring({ keys, hashKey, sealWith: chosen }: KeyMaterial): Keyring {
  const current = chosen ?? Math.max(...keys.keys());
  // Made once: given its bytes each time, Node 24 spends three times as long on the key as on the encryption.
  const objects = new Map([...keys].map(([version, key]) => [version, createSecretKey(key)]));
  const keyOf = (version: number): KeyObject => {
    const key = objects.get(version);
    if (!key) throw new SealError(`there is no key of version ${version}`);
    return key;
  };
  const purposeKey = rememberByPurpose(hashKey);
  const keyring: Keyring = {
    sealsWith: current,
    seal: (plaintext, context) => sealWith(keyOf(current), current, plaintext, context),
    open: (sealed, context) => openWith(keyOf(versionOf(sealed)), sealed, context),
    sealJson: (value, context) => keyring.seal(JSON.stringify(value), context),
    openJson: (sealed, context) => JSON.parse(keyring.open(sealed, context).toString('utf8')),
    isStale: (sealed) => versionOf(sealed) !== current,
    keyedHash: (value, purpose) => createHmac('sha256', purposeKey(purpose)).update(value).digest(),
  };
  return keyring;
}

const NONCE_BYTES = TEXT_AT - NONCE_AT;
let block = Buffer.alloc(0);

// Taken from blocks, each byte once: asking the system for twelve bytes costs as much as asking for four thousand.
function nextNonce(): Buffer {
  if (block.length < NONCE_BYTES) block = randomBytes(NONCE_BYTES * 340);
  const nonce = block.subarray(0, NONCE_BYTES);
  block = block.subarray(NONCE_BYTES);
  return nonce;
}

function sealWith(key: KeyObject, version: number, plaintext: Buffer | string, context: string): Buffer {
  const head = Buffer.alloc(NONCE_AT);
  head.writeUInt8(FORMAT, 0);
  head.writeUInt16BE(version, 1);
  const nonce = nextNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(head, context));
  const text = Buffer.concat([
    cipher.update(typeof plaintext === 'string' ? Buffer.from(plaintext) : plaintext),
    cipher.final(),
  ]);
  return Buffer.concat([head, nonce, text, cipher.getAuthTag()]);
}

function openWith(key: KeyObject, sealed: Buffer, context: string): Buffer {
  const tagAt = sealed.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(NONCE_AT, TEXT_AT), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(boundTo(sealed.subarray(0, NONCE_AT), context)).setAuthTag(sealed.subarray(tagAt));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(TEXT_AT, tagAt)), decipher.final()]);
  } catch {
    throw new SealError('a sealed value was changed or belongs to another context');
  }
}

function versionOf(sealed: Buffer): number {
  if (sealed.length < TEXT_AT + TAG_BYTES || sealed.readUInt8(0) !== FORMAT)
    throw new SealError('this is not a sealed value');
  return sealed.readUInt16BE(1);
}

const boundTo = (head: Buffer, context: string): Buffer => Buffer.concat([head, Buffer.from(context)]);

// One derived key per purpose: joining purpose and value into one text would let ("a", "bc") meet ("ab", "c").
function rememberByPurpose(hashKey: Buffer): (purpose: string) => KeyObject {
  const derived = new Map<string, KeyObject>();
  return (purpose) => {
    const known = derived.get(purpose);
    if (known) return known;
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', hashKey, '', `passo:${purpose}`, 32)));
    derived.set(purpose, key);
    return key;
  };
}
