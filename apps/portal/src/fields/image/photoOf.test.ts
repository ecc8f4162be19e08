import { problems } from '@passo/domain/problem/problems.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { photoProblem } from './photoOf.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** Whatever is in it, it says that it is a photo. */
const file = (content: string): File => new File([bytes(content)], 'rg.jpg', { type: 'image/jpeg' });
const opens = (width: number, height: number) => async () => ({ width, height, close: vi.fn() });
const { 'upload.notImage': notImage, 'upload.unreadable': unreadable, 'upload.tooSmall': tooSmall } = problems;

describe('what this browser cannot open', () => {
  const revoked = vi.fn();
  let drawn = false;
  beforeEach(() => {
    drawn = false;
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture')));
    vi.stubGlobal(
      'Image',
      class {
        src = '';
        decode = async (): Promise<void> => (drawn ? undefined : Promise.reject(new Error('no picture')));
      },
    );
    vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: revoked });
  });

  it.each([
    ['a text', 'isto não é uma foto'],
    ['nothing', ''],
    ['a PDF', '%PDF-1.4\n%1 0 obj'],
    ['a page', '<!doctype html><script>'],
    ['a film', '\0\0\0\x20ftypisom\0\0'],
  ])('%s is refused at once, whatever it is called', async (_, content) =>
    expect(await photoProblem(file(content))).toBe(notImage.message),
  );

  it.each([
    ['HEIC', '\0\0\0\x24ftypheic\0\0'],
    ['AVIF', '\0\0\0\x20ftypavif\0\0'],
  ])('%s is for the server to try', async (_, content) => expect(await photoProblem(file(content))).toBe(null));

  it('a broken photo is refused, one that the page can draw is not', async () => {
    expect(await photoProblem(file('\xff\xd8\xff\xe0'))).toBe(unreadable.message);
    drawn = true;
    expect(await photoProblem(file('\xff\xd8\xff\xe0'))).toBe(null);
    expect(revoked).toHaveBeenCalledTimes(2);
  });
});

it.each([
  [800, 600, null],
  [800, 199, tooSmall.message],
])('a picture of %d × %d', async (width, height, problem) => {
  vi.stubGlobal('createImageBitmap', opens(width, height));
  expect(await photoProblem(file('x'))).toBe(problem);
});
