import { fail, ok, type Result } from '@passo/domain/result.ts';
import { problems } from '@passo/domain/problem/problems.ts';
import { photoOf } from './photoOf.ts';

const LARGEST_SIDE = 2000;
const LARGEST_BYTES = 8 * 1024 * 1024;
const QUALITY = 0.85;

/** Width and height that fit into the largest side, in proportion. */
export function fitted(width: number, height: number): { readonly width: number; readonly height: number } {
  const share = Math.min(1, LARGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

/**
 * Makes a picture small on the device: upright, at most 2000 px, JPEG without any of its metadata. What this browser cannot open
 * and the server may goes as it is.
 */
export async function prepareImage(picture: Blob, name: string): Promise<Result<File>> {
  const found = await photoOf(picture);
  if (!found.ok) return found;
  if (found.value === null) return asItIs(picture, name);
  const drawn = await redraw(found.value);
  found.value.close();
  return drawn === null ? asItIs(picture, name) : ok(new File([drawn], `${name}.jpg`, { type: 'image/jpeg' }));
}

function asItIs(picture: Blob, name: string): Result<File> {
  if (picture.size > LARGEST_BYTES) return fail(problems['upload.tooLarge'].message);
  return ok(new File([picture], picture instanceof File ? picture.name : name, { type: picture.type }));
}

function redraw(bitmap: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitted(bitmap.width, bitmap.height));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
}
