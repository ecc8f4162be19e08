import { randomBytes } from 'node:crypto';

/** A URL-safe, case-sensitive id without meaning that cannot be guessed: 128 random bits in 22 characters by default. */
export function randomId(bytes = 16): string {
  if (bytes < 16) throw new RangeError('an unguessable id has at least 128 bits');
  return randomBytes(bytes).toString('base64url');
}

/** A code of decimal digits, each equally likely, leading zeros kept. */
export function randomCode(digits: number): string {
  return Array.from({ length: digits }, randomDigit).join('');
}

// 250 is the last multiple of ten in a byte: beyond it low digits would come up more often.
function randomDigit(): string {
  for (;;) {
    const [byte = 255] = randomBytes(1);
    if (byte < 250) return String(byte % 10);
  }
}

/** A UUID version 7 (RFC 9562): its first 48 bits are the instant in milliseconds, so that index pages fill in order. */
export function uuidV7(now: Date = new Date(), random: Buffer = randomBytes(10)): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  random.copy(bytes, 6, 0, 10);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
