import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { developmentKeys } from './developmentKeys.ts';
import { createKeyring, SealError } from './keyring.ts';

const key = (fill: number): Buffer => Buffer.alloc(32, fill);
const hashKey = key(9);
const first = createKeyring({ keys: new Map([[1, key(1)]]), hashKey });
const rotated = createKeyring({
  keys: new Map([
    [1, key(1)],
    [2, key(2)],
  ]),
  hashKey,
});

describe('the keyring', () => {
  it('opens what it sealed', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (bytes, context) => {
        expect(first.open(first.seal(Buffer.from(bytes), context), context)).toEqual(Buffer.from(bytes));
      }),
    );
    expect(first.openJson(first.sealJson({ cpf: '111', list: [1, null] }, 'a'), 'a')).toEqual({
      cpf: '111',
      list: [1, null],
    });
  });

  it('never seals equal values equally', () => {
    expect(first.seal('same', 'a')).not.toEqual(first.seal('same', 'a'));
  });

  it('refuses a value that was moved to another context or changed in any byte', () => {
    const sealed = first.seal('secret', 'answers:1');
    expect(() => first.open(sealed, 'answers:2')).toThrow(SealError);
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => first.open(changed, 'answers:1')).toThrow(SealError);
    }
    expect(() => first.open(Buffer.alloc(3), 'a')).toThrow(SealError);
  });

  it('opens older versions after a rotation and says that they are stale', () => {
    const old = first.seal('kept', 'a');
    expect(rotated.open(old, 'a').toString()).toBe('kept');
    expect([rotated.isStale(old), rotated.isStale(rotated.seal('new', 'a'))]).toEqual([true, false]);
    expect(() => first.open(rotated.seal('new', 'a'), 'a')).toThrow('no key of version 2');
  });

  it('hashes equal values equally, but only within a purpose', () => {
    expect(first.keyedHash('52998224725', 'cpf')).toEqual(rotated.keyedHash('52998224725', 'cpf'));
    expect(first.keyedHash('52998224725', 'cpf')).not.toEqual(first.keyedHash('52998224725', 'phone'));
    expect(first.keyedHash('bc', 'a')).not.toEqual(first.keyedHash('c', 'ab'));
  });
});

describe('development keys', () => {
  it('are made once and are readable by their owner only', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-keys-'));
    const made = developmentKeys(folder);
    expect(developmentKeys(folder)).toEqual(made);
    const file = path.join(folder, 'development-keys.json');
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    fs.writeFileSync(file, '{');
    expect(() => developmentKeys(folder)).toThrow(/is damaged/);
    fs.rmSync(folder, { recursive: true });
  });
});
