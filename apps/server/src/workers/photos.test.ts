import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createPhotos } from './photos.ts';

const photos = createPhotos();
afterAll(() => photos.close());

const one = (width: number, height = width) => sharp({ create: { width, height, channels: 3, background: '#888' } });
const said = async (content: Buffer): Promise<string> => {
  const remade = await photos.remake(content, 'a');
  return remade.ok ? `${remade.content.length > 100}` : remade.fault;
};

describe('photos', () => {
  it.each([
    ['a jpeg', one(900, 600).jpeg(), 'true'],
    ['a webp', one(900, 600).webp(), 'true'],
    ['an avif', one(900, 600).avif({ effort: 0 }), 'true'],
    ['a png of 12 million pixels', one(4_000, 3_000).png(), 'true'],
    ['a png beyond 50 million', one(7_100).png({ compressionLevel: 1 }), 'unreadable'],
    ['an avif beyond 16 million', one(4_100).avif({ effort: 0 }), 'unreadable'],
    ['a gif', one(900).gif(), 'notImage'],
    ['a narrow one', one(900, 199).jpeg(), 'tooSmall'],
  ])('%s', { timeout: 60_000 }, async (_what, picture, expected) =>
    expect(await said(await picture.toBuffer())).toBe(expected),
  );

  it('are made no more when it is closed', async () => {
    const own = createPhotos();
    await own.remake(await one(300).jpeg().toBuffer(), 'a');
    await own.close();
    await expect(own.remake(Buffer.alloc(1), 'a')).rejects.toThrow('server.busy');
  });
});
