import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/* Files that no camera makes, the same ones for the same seed. */

type Random = () => number;
export type HostileFile = (random: Random) => Buffer;

const text = (words: string): Buffer => Buffer.from(words, 'latin1');
const repeated = (many: number, piece: Buffer): Buffer => Buffer.concat(Array(many).fill(piece));

function word(bytes: 2 | 4, value: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([text(type), content]);
  return Buffer.concat([word(4, content.length), body, word(4, crc32(body))]);
}
const ihdr = (width: number, height: number): Buffer =>
  pngChunk('IHDR', Buffer.concat([word(4, width), word(4, height), Buffer.from([8, 2, 0, 0, 0])]));
const png = (...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([PNG, ...chunks, pngChunk('IEND', Buffer.alloc(0))]);
const zeros = deflateSync(Buffer.alloc(40_000_000));

/** A part of a JPEG that only says something about it. */
const segment = (marker: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), word(2, content.length + 2), content]);
const withSegments = (jpeg: Buffer, ...segments: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** A box of the formats that films and HEIC share. */
const box = (type: string, content: Buffer): Buffer =>
  Buffer.concat([word(4, content.length + 8), text(type), content]);

function jpegOfSize(jpeg: Buffer, width: number, height: number): Buffer {
  const said = Buffer.from(jpeg);
  const at = said.indexOf(Buffer.from([0xff, 0xc0]));
  said.writeUInt16BE(height, at + 5);
  said.writeUInt16BE(width, at + 7);
  return said;
}

const noise = (random: Random, length: number): Buffer =>
  repeated(Math.ceil(length / 4096), Buffer.from(Array.from({ length: 4096 }, () => random() * 256))).subarray(
    0,
    length,
  );

/** Some bytes near the beginning, where the sizes are, become others. */
function spoiled(random: Random, good: Buffer): Buffer {
  const bytes = Buffer.from(good);
  for (let many = 1 + random() * 12; many > 0; many -= 1) bytes[4 + Math.floor(random() * 300)] = random() * 256;
  return bytes;
}

const html = '<!doctype html><script>alert(document.cookie)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>';
const svgBomb = `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "${'a'.repeat(99)}"><!ENTITY b "${'&a;'.repeat(99)}">]><svg>&b;</svg>`;

/** Made once: what good pictures begin as. */
export async function hostileFiles(): Promise<Readonly<Record<string, HostileFile>>> {
  const one = (width: number, height = width) =>
    sharp({ create: { width, height, channels: 3, background: '#888' }, limitInputPixels: false });
  const jpeg = await one(900, 600).jpeg().toBuffer();
  const good = {
    jpeg,
    png: await one(900, 600).png().toBuffer(),
    webp: await one(900, 600).webp().toBuffer(),
    avif: await one(900, 600).avif({ effort: 0 }).toBuffer(),
  };
  const huge = {
    jpeg: await one(7_100).jpeg({ progressive: true }).toBuffer(),
    png: await one(7_100).png({ progressive: true }).toBuffer(),
    webp: await one(7_100).webp({ effort: 0 }).toBuffer(),
    avif: await one(7_000).avif({ effort: 0 }).toBuffer(),
  };
  const frames = await sharp(Array(3).fill(good.png), { join: { animated: true } })
    .webp()
    .toBuffer();
  const each = <Made>(make: (name: string, bytes: Buffer) => readonly [string, Made]) =>
    Object.fromEntries(Object.entries(good).map(([name, bytes]) => make(name, bytes)));
  return {
    ...each((name, bytes) => [
      `half a ${name}`,
      (random: Random) => bytes.subarray(0, 4 + random() * (bytes.length - 8)),
    ]),
    ...each((name, bytes) => [`a spoiled ${name}`, (random: Random) => spoiled(random, bytes)]),
    ...each((name, bytes) => [`a ${name} behind a page`, () => Buffer.concat([text(html), bytes])]),
    ...each((name, bytes) => [
      `a ${name} that begins as another`,
      (random: Random) => Buffer.concat([noise(random, 12), bytes.subarray(12)]),
    ]),
    ...Object.fromEntries(Object.entries(huge).map(([name, bytes]) => [`a bomb as ${name}`, () => bytes])),
    'a jpeg that says it is 65,500 wide': () => jpegOfSize(jpeg, 65_500, 65_500),
    'a jpeg that says it is nothing': () => jpegOfSize(jpeg, 0, 0),
    'a png that says it is 2 billion wide': () => png(ihdr(2_147_483_647, 2_147_483_647), pngChunk('IDAT', zeros)),
    'a png of 48 million empty pixels': () => png(ihdr(8_000, 6_000), pngChunk('IDAT', zeros)),
    'a png with bombs of text': () =>
      png(ihdr(900, 600), ...Array(20).fill(pngChunk('zTXt', Buffer.concat([text('k\0\0'), zeros])))),
    'a png with a profile that is a bomb': () =>
      png(ihdr(900, 600), pngChunk('iCCP', Buffer.concat([text('p\0\0'), zeros]))),
    'a jpeg of notes': (random) =>
      withSegments(
        jpeg.subarray(0, 400),
        ...Array(100).fill(segment(0xe1, Buffer.concat([text('Exif\0\0'), noise(random, 60_000)]))),
      ),
    'a jpeg whose notes go round': () =>
      withSegments(
        jpeg.subarray(0, 300),
        segment(
          0xe1,
          Buffer.concat([
            text('Exif\0\0MM\0*'),
            word(4, 8),
            word(2, 65_535),
            repeated(900, Buffer.concat([word(4, 0x8769_0004), word(4, 1), word(4, 8)])),
          ]),
        ),
      ),
    'a heic without a picture': (random) =>
      Buffer.concat([box('ftyp', text('heic\0\0\0\0mif1heic')), box('meta', noise(random, 400))]),
    'a heic of boxes in boxes': () =>
      Buffer.concat([
        box('ftyp', text('heic\0\0\0\0mif1heic')),
        Array(2_000)
          .fill(0)
          .reduce<Buffer>((inner) => box('meta', inner).subarray(0, 40_000), Buffer.alloc(4)),
      ]),
    'an avif without a picture': (random) =>
      Buffer.concat([box('ftyp', text('avif\0\0\0\0mif1avif')), box('meta', noise(random, 400))]),
    'moving pictures cut off': (random) => frames.subarray(0, frames.length * (0.2 + random() * 0.5)),
    'a gif': () => Buffer.concat([text('GIF89a'), Buffer.from([255, 255, 255, 255, 0x80, 0, 0]), Buffer.alloc(300)]),
    'a tiff': () => Buffer.concat([text('II*\0'), repeated(400, word(4, 8))]),
    'a bmp': () => Buffer.concat([text('BM'), Buffer.alloc(400)]),
    'a film': (random) => Buffer.concat([box('ftyp', text('isom\0\0\0\0isom')), box('mdat', noise(random, 9_000))]),
    'a pdf': () => text('%PDF-1.7\n1 0 obj <</Type /Catalog /OpenAction <</S /JavaScript /JS (app.alert(1))>> >>'),
    'a zip': () => text('PK\x03\x04[Content_Types].xml'),
    'a program': () => text('\x7fELF\x02\x01\x01'),
    'a page': () => text(html),
    'an svg': () => text(svg),
    'an svg that is a bomb': () => text(svgBomb),
    nothing: () => Buffer.alloc(0),
    'one byte': () => Buffer.from([0xff]),
    'eight megabytes of noise': (random) => noise(random, 8_000_000),
    'eight megabytes of noise that begin as a jpeg': (random) =>
      Buffer.concat([jpeg.subarray(0, 700), noise(random, 8_000_000)]),
    'nine megabytes': (random) => noise(random, 9_000_000),
  };
}
