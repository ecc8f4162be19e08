import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** What is wrong with a file that was to be a photo. */
export type PhotoFault = 'notImage' | 'tooSmall' | 'unreadable';
export type Remade =
  { readonly ok: true; readonly content: Uint8Array } | { readonly ok: false; readonly fault: PhotoFault };

const LARGEST_SIDE = 2000;
const SMALLEST_SIDE = 200;

/**
 * Decoding costs memory by pixels, not by bytes, and by format. Measured, of one colour: 49 million take 250 MB at most as JPEG
 * (progressive), PNG (interlaced) or WebP, but 930 MB as AVIF, in a file of 1.1 kB; 16 million take 360 MB as AVIF.
 */
const mostPixels: Readonly<Record<string, number>> = {
  'image/jpeg': 50_000_000,
  'image/png': 50_000_000,
  'image/webp': 50_000_000,
  'image/avif': 16_000_000,
  'image/heic': 16_000_000,
};

const refused = (fault: PhotoFault): Remade => ({ ok: false, fault });

/** Sniffed, measured by its header, and only then decoded and made anew: nothing of the file is kept but the picture. */
export async function remakePhoto(content: Buffer): Promise<Remade> {
  const type = await fileTypeFromBuffer(content).catch(() => undefined);
  const limitInputPixels = mostPixels[type?.mime ?? ''];
  if (limitInputPixels === undefined) return refused('notImage');
  try {
    const image = sharp(content, { limitInputPixels, failOn: 'error' }).rotate();
    const { width, height } = await image.metadata();
    if (width * height > limitInputPixels) return refused('unreadable');
    if (Math.min(width, height) < SMALLEST_SIDE) return refused('tooSmall');
    const size = { width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;
    return { ok: true, content: await image.resize(size).jpeg({ quality: 85 }).toBuffer() };
  } catch {
    return refused('unreadable');
  }
}
