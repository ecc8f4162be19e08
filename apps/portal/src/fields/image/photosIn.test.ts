import * as fields from '@passo/catalog/fields/index.ts';
import { compileForm, emptyContext, Form } from '@passo/engine';
import { expect, it, vi } from 'vitest';
import { keepFile } from './keepFile.ts';
import { NO_PHOTO_IN_PDF, photosIn } from './photosIn.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const jpeg = (inside: string): string => `\xff\xd8\xff\xe0${inside}\n\x80\xff\xd9`;
const image = (data: string): string =>
  `5 0 obj\n<< /Type /XObject /Subtype /Image /Filter /DCTDecode /Length 9 >>\nstream\r\n${data}\nendstream\nendobj\n`;
const pdf = (...objects: readonly string[]): File =>
  new File(
    [bytes(`%PDF-1.7\n%\xe2\xe3\n4 0 obj\n<<>>\nstream\nq 1 0 0 1 cm Q\nendstream\n${objects.join('')}%%EOF`)],
    'rg.pdf',
  );

it('the photos of a PDF are its JPEG pictures, byte for byte and in their order', async () => {
  const found = await photosIn(pdf(image(jpeg('frente')), image(jpeg('verso'))));
  const texts = await Promise.all(found.map(async (one) => new Uint8Array(await one.arrayBuffer())));
  expect(texts).toEqual([bytes(jpeg('frente')), bytes(jpeg('verso'))]);
});

it('what is no PDF is its own photo', async () => {
  const file = new File(['x'], 'rg.jpg');
  expect(await photosIn(file)).toEqual([file]);
});

it.each([
  ['both sides are both sides, a mark is none', [800, 20, 600], ['frente', 'verso'], null],
  ['a face is not taken from it', [800, 600, 600], ['frente', 'verso'], null],
  ['one side leaves the other to be sent', [800], ['frente'], null],
  ['nothing but drawings', [], [], NO_PHOTO_IN_PDF],
])('%s', async (_, sides, kept, problem) => {
  const left = [...sides];
  const sizes = new Map<string, number>();
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
    const name = await blob.text();
    const side = sizes.get(name) ?? left.shift() ?? 0;
    sizes.set(name, side);
    return { width: side, height: side, close: () => undefined };
  });
  // No canvas: what cannot be made small goes as it is.
  const canvas = { getContext: () => null, toBlob: (done: (blob: null) => void) => done(null) };
  vi.stubGlobal('document', { createElement: () => canvas });
  const photo = (key: string, icon?: string) => ({
    ...{ key, component: 'imageCapture', required: true },
    ...(icon !== undefined && { icon }),
  });
  const definitions = [photo('frente'), photo('verso'), photo('selfie', 'face')];
  const form = new Form(compileForm(definitions, fields), emptyContext('2026-11-20'));
  const file = pdf(...sides.map((_side, index) => image(jpeg(`foto ${index}`))));
  expect(await keepFile(form, 'frente', file)).toBe(problem);
  expect(form.answers().flatMap(({ field, value }) => (value === undefined ? [] : [field.key]))).toEqual(kept);
});
