import { describe, expect, it } from 'vitest';
import { randomCode, randomId, uuidV7 } from './ids.ts';

describe('ids', () => {
  it('are URL-safe, long enough and never the same', () => {
    const ids = Array.from({ length: 1000 }, () => randomId());
    expect(new Set(ids).size).toBe(1000);
    expect(ids.every((id) => /^[A-Za-z0-9_-]{22}$/.test(id))).toBe(true);
    expect(() => randomId(8)).toThrow(RangeError);
  });

  it('make codes of digits only', () => {
    expect(Array.from({ length: 100 }, () => randomCode(6)).every((code) => /^\d{6}$/.test(code))).toBe(true);
  });

  it('are the example of RFC 9562 for its instant and random bits', () => {
    const random = Buffer.from('0cc318c4dc0c0c07398f', 'hex');
    expect(uuidV7(new Date('2022-02-22T14:22:22-05:00'), random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  });

  it('sort by time', () => {
    const earlier = uuidV7(new Date('2026-11-21T12:00:00.000Z'), Buffer.alloc(10, 0xff));
    expect(uuidV7(new Date('2026-11-21T12:00:00.001Z'), Buffer.alloc(10, 0)) > earlier).toBe(true);
  });
});
