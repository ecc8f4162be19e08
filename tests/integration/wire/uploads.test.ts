import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photo } from '../../support/answers.ts';
import type { Customer, WireAnswer } from '../../support/customer.ts';
import { fileFor } from '../../support/papers.ts';
import { openStage, said, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const blob = (bytes: Uint8Array | string, type = 'image/jpeg'): Blob =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type });

/** Both sides of a document: the front as given, the back a good photo unless answers name one. */
async function send(
  customer: Customer,
  front: Blob | null,
  answers: Record<string, unknown> = {},
): Promise<WireAnswer> {
  const form = new FormData();
  const named = { documentoFrente: { name: 'frente.jpg' }, documentoVerso: { name: 'verso.jpg' }, ...answers };
  form.set(
    'payload',
    JSON.stringify({ hashId: customer.hash, revision: customer.proposal?.revision, documento: named }),
  );
  if (front !== null) form.set('documentoFrente', front, 'frente.jpg');
  form.set('documentoVerso', await photo(), 'verso.jpg');
  return customer.device.call('updateStep', { params: { hashId: customer.hash, step: 'documento' }, form });
}

const jpeg = async (width = 800, height = 600): Promise<Buffer> =>
  Buffer.from(await (await photo(width, height)).arrayBuffer());

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A few bytes that say that they are 30,000 × 30,000 pixels. */
function bomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = pngChunk('IDAT', deflateSync(Buffer.alloc(90_001)));
  return Buffer.concat([signature, pngChunk('IHDR', header), data, pngChunk('IEND', Buffer.alloc(0))]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><script>alert(1)</script></svg>';
const html = '<!doctype html><script>alert(1)</script>';

describe('a photo', () => {
  it.each([
    ['a text', async () => blob('esta é a minha identidade'), [415, 'upload.notImage']],
    ['nothing', async () => blob(''), [415, 'upload.notImage']],
    ['a page that says it is a photo', async () => blob(html), [415, 'upload.notImage']],
    ['an SVG with a script', async () => blob(svg, 'image/svg+xml'), [415, 'upload.notImage']],
    ['a PDF', async () => blob('%PDF-1.4\n%âãÏÓ\n1 0 obj\n', 'application/pdf'), [415, 'upload.notImage']],
    [
      'one pixel',
      async () =>
        blob(
          await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
            .png()
            .toBuffer(),
        ),
      [422, 'upload.tooSmall'],
    ],
    ['a strip', async () => blob(await jpeg(2_000, 20)), [422, 'upload.tooSmall']],
    ['a pixel too narrow', async () => blob(await jpeg(800, 199)), [422, 'upload.tooSmall']],
    ['half a JPEG', async () => blob((await jpeg()).subarray(0, 9_000)), [422, 'upload.unreadable']],
    [
      'the first bytes of a JPEG',
      async () => blob(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])),
      [422, 'upload.unreadable'],
    ],
    ['a bomb', async () => blob(bomb(), 'image/png'), [422, 'upload.unreadable']],
    [
      'nine megabytes',
      async () => blob(Buffer.concat([await jpeg(), Buffer.alloc(9 * 1024 * 1024)])),
      [413, 'upload.tooLarge'],
    ],
  ] as const)('that is %s is refused, and nothing is kept', async (_what, front, expected) => {
    const customer = await stage.customerAt('documento');
    expect(await said(send(customer, await front()))).toEqual(expected);
    const after = await customer.refresh();
    expect(after).toMatchObject({ currentStep: 'documento', revision: customer.proposal?.revision });
    expect(after.selfContract.documento).toBeUndefined();
  });

  it('is taken where it is just wide enough', async () => {
    const customer = await stage.customerAt('documento');
    expect(await said(send(customer, blob(await jpeg(800, 200))))).toEqual([200, 'ok']);
  });

  it('says which one is wrong', async () => {
    const customer = await stage.customerAt('documento');
    const { body } = await send(customer, blob('não é'));
    expect(body.errors).toMatchObject([{ field: 'documentoFrente' }]);
  });

  it('is kept without what the camera wrote into it, and turned the right way up', async () => {
    const customer = await stage.customerAt('documento');
    const exif = { IFD0: { Make: 'Camera-da-Maria', Copyright: 'segredo' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } };
    const turned = await sharp(await jpeg(900, 600))
      .withExif(exif)
      .withMetadata({ orientation: 6, exif })
      .jpeg()
      .toBuffer();
    expect(turned.includes('Camera-da-Maria')).toBe(true);
    const answer = await send(customer, blob(turned));
    expect(answer.status).toBe(200);
    const kept = await keptPhoto(customer, answer);
    const { width, height, exif: left, format } = await sharp(kept).metadata();
    expect({ width, height, left, format }).toEqual({ width: 600, height: 900, left: undefined, format: 'jpeg' });
    expect(kept.includes('Camera-da-Maria')).toBe(false);
  });

  it('is made smaller where it is larger than anybody needs', async () => {
    const customer = await stage.customerAt('documento');
    const answer = await send(customer, blob(await jpeg(3_000, 2_100)));
    const { width, height } = await sharp(await keptPhoto(customer, answer)).metadata();
    expect({ width, height }).toEqual({ width: 2_000, height: 1_400 });
  });

  it('of somebody else cannot be used by naming it', async () => {
    const owner = await stage.customerAt('documento');
    const theirs = documentIn(await send(owner, blob(await jpeg())));
    const thief = await stage.customerAt('documento');
    const named = { documentoFrente: { document: theirs, name: 'frente.jpg' } };
    expect(await said(send(thief, null, named))).toEqual([422, 'fields.invalid']);
    const read = thief.device.call('document', { params: { hashId: thief.hash, document: theirs } });
    expect(await said(read)).toEqual([404, 'route.notFound']);
  });

  it('of another step cannot be used by naming it', async () => {
    const customer = await stage.customerAt('selfie');
    const { documento } = Object(customer.proposal?.selfContract);
    const body = {
      hashId: customer.hash,
      revision: customer.proposal?.revision,
      selfie: { selfie: documento.documentoFrente },
    };
    const params = { hashId: customer.hash, step: 'selfie' };
    expect(documento.documentoFrente.document).toMatch(/^[\da-f-]{36}$/);
    expect(await said(customer.device.call('updateStep', { params, body }))).toEqual([422, 'fields.invalid']);
  });

  it('for a field that does not exist is refused', async () => {
    const customer = await stage.customerAt('documento');
    const form = new FormData();
    form.set(
      'payload',
      JSON.stringify({ hashId: customer.hash, revision: customer.proposal?.revision, documento: {} }),
    );
    form.set('outra', await photo(), 'x.jpg');
    const answer = customer.device.call('updateStep', { params: { hashId: customer.hash, step: 'documento' }, form });
    expect(await said(answer)).toEqual([422, 'fields.unknown']);
  });

  it('without the answers around it is no submit', async () => {
    const customer = await stage.customerAt('documento');
    const form = new FormData();
    form.set('documentoFrente', await photo(), 'x.jpg');
    const answer = customer.device.call('updateStep', { params: { hashId: customer.hash, step: 'documento' }, form });
    expect(await said(answer)).toEqual([400, 'body.unreadable']);
  });
});

function documentIn({ body }: WireAnswer): string {
  const { selfContract } = Object(body.data);
  return String(selfContract.documento.documentoFrente.document);
}

async function keptPhoto(customer: Customer, answer: WireAnswer): Promise<Buffer> {
  const path = `/unauth/product-self-contract/${customer.hash}/document/${documentIn(answer)}`;
  return Buffer.from(await (await fileFor(customer, path)).arrayBuffer());
}
