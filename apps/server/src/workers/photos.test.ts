import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createPhotos } from './photos.ts';

const photos = createPhotos();
afterAll(() => photos.close());
const somebody = { known: true, names: ['a'] };

const one = (width: number, height = width) => sharp({ create: { width, height, channels: 3, background: '#888' } });
/** What comes out of its bytes is eight times its pixels. */
const deep = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
    .toColourspace('rgb16')
    .png();
const said = async (content: Buffer): Promise<string> => {
  const remade = await photos.remake(content, somebody);
  return remade.ok ? `${remade.content.length > 100}` : remade.fault;
};

describe('photos', () => {
  it.each([
    ['a jpeg', one(900, 600).jpeg(), 'true'],
    ['a webp', one(900, 600).webp(), 'true'],
    ['an avif', one(900, 600).avif({ effort: 0 }), 'true'],
    ['a png of 12 million pixels', one(4_000, 3_000).png(), 'true'],
    ['a png beyond 50 million', one(7_100).png({ compressionLevel: 1 }), 'unreadable'],
    ['a png of 16 bits and four channels within', deep(4_300), 'true'],
    ['a png of 16 bits and four channels beyond, in half a megabyte', deep(7_000), 'unreadable'],
    ['an avif beyond 16 million', one(4_100).avif({ effort: 0 }), 'unreadable'],
    ['a gif', one(900).gif(), 'notImage'],
    ['a narrow one', one(900, 199).jpeg(), 'tooSmall'],
  ])('%s', { timeout: 60_000 }, async (_what, picture, expected) =>
    expect(await said(await picture.toBuffer())).toBe(expected),
  );

  it('are made no more when it is closed', async () => {
    const own = createPhotos();
    await own.remake(await one(300).jpeg().toBuffer(), somebody);
    await own.close();
    await expect(own.remake(Buffer.alloc(1), somebody)).rejects.toThrow('server.busy');
  });
});
