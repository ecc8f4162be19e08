import { fail, ok, type Result } from '@passo/domain/result.ts';
import { problems } from '@passo/domain/problem/problems.ts';

const SMALLEST_SIDE = 200;
/** Up to here every format that we know says what it is. */
const HEAD_BYTES = 12;

/** Formats that many browsers cannot open and the server can, by the brand in their first box. */
const forServer = /^.{4}ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif|avis)/s;
/** JPEG, PNG, WebP, GIF. */
const photos = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|GIF8)/s;

/**
 * The picture in a file, by what is in it: its name and its media type say nothing. Null where this browser cannot open it and the
 * server may (HEIC on most). A problem is told in Portuguese.
 */
export async function photoOf(file: Blob): Promise<Result<ImageBitmap | null>> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (bitmap === null) return unopened(await headOf(file), file);
  if (Math.min(bitmap.width, bitmap.height) >= SMALLEST_SIDE) return ok(bitmap);
  bitmap.close();
  return fail(problems['upload.tooSmall'].message);
}

/** Why a file is no photo, null where it is one. */
export async function photoProblem(file: Blob): Promise<string | null> {
  const found = await photoOf(file);
  if (found.ok) found.value?.close();
  return found.ok ? null : found.problem;
}

const headOf = async (file: Blob): Promise<string> =>
  String.fromCharCode(...new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));

async function unopened(head: string, file: Blob): Promise<Result<null>> {
  if (forServer.test(head)) return ok(null);
  if (!photos.test(head)) return fail(problems['upload.notImage'].message);
  return (await isDrawn(file)) ? ok(null) : fail(problems['upload.unreadable'].message);
}

/** A short memory refuses a bitmap sooner than a picture on the page. */
async function isDrawn(file: Blob): Promise<boolean> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  const drawn = await image.decode().then(
    () => true,
    () => false,
  );
  URL.revokeObjectURL(image.src);
  return drawn;
}
