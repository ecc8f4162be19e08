import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWireServer, type WireServer } from '../testing/wireServer.ts';
import type { Blobs } from './blobs.ts';
import { folderBlobs } from './folder/folder.ts';
import { s3Blobs } from './s3/s3.ts';

let server: WireServer;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-blobs-'));
beforeAll(async () => void (server = await startWireServer()));
afterAll(() => {
  server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** An S3 that keeps what it is given, the first under a name, from whoever signs. */
function keepingS3(): void {
  const kept = new Map<string, Buffer>();
  server.speak(({ method, path: name, headers, body }) => {
    if (!/^AWS4-HMAC-SHA256 Credential=AK\/\d{8}\/sa-east-1\/s3\/aws4_request/.test(headers.authorization ?? '')) {
      return { status: 403, body: '<Error/>' };
    }
    if (method === 'PUT') {
      if (kept.has(name) && headers['if-none-match'] === '*') return { status: 412, body: '<Error/>' };
      kept.set(name, body);
      return { status: 200, body: '' };
    }
    if (method === 'DELETE') return { status: kept.delete(name) ? 204 : 404, body: '' };
    const found = kept.get(name);
    if (method === 'DELETE') return { status: kept.delete(name) ? 204 : 404, body: '' };
    return found === undefined ? { status: 404, body: '<Error/>' } : { status: 200, body: found.toString('latin1') };
  });
}
const keys = { region: 'sa-east-1', accessKeyId: 'AK', secretAccessKey: 'SK' };
const s3 = (): Blobs => s3Blobs(server.parts.outbound, { url: `${server.parts.url}/balde`, ...keys });

describe.each<[string, () => Blobs]>([
  ['a folder', () => folderBlobs(folder)],
  ['S3', s3],
])('%s', (_name, make) => {
  it('gives back what it was given, keeps the first, and has nothing else', async () => {
    keepingS3();
    const blobs = make();
    await blobs.put('p1/d1', Buffer.from('first'));
    await blobs.put('p1/d1', Buffer.from('second'));
    expect((await blobs.get('p1/d1'))?.toString()).toBe('first');
    expect(await blobs.get('p1/none')).toBeNull();
    await blobs.erase('p1/d1');
    await blobs.erase('p1/none');
    expect(await blobs.get('p1/d1')).toBeNull();
  });

  it('erases one and leaves the others, and what is not there is erased', async () => {
    keepingS3();
    const blobs = make();
    await blobs.put('p2/d1', Buffer.from('one'));
    await blobs.put('p2/d2', Buffer.from('two'));
    await blobs.erase('p2/d1');
    await blobs.erase('p2/d1');
    expect(await blobs.get('p2/d1')).toBeNull();
    expect((await blobs.get('p2/d2'))?.toString()).toBe('two');
    await blobs.erase('p2/d2');
    expect(await blobs.get('p2/d2')).toBeNull();
  });

  it('is not led out of its place', async () => {
    keepingS3();
    await make().put('../../etc/passwd', Buffer.from('x'));
    expect(fs.existsSync(path.join(folder, '../../etc/passwd-x'))).toBe(false);
    expect(fs.readdirSync(path.dirname(folder)).filter((name) => name === 'etc')).toEqual([]);
  });
});

it.each([
  ['refuses', { status: 403, body: '<Error/>' }],
  ['is down', { status: 500, body: '' }],
  ['cuts the line', 'cut'],
] as const)('S3 that %s is a failure, not an absence', async (_what, recorded) => {
  server.speak(() => recorded);
  await expect(s3().get('p1/d1')).rejects.toThrow('the document store');
  await expect(s3().put('p1/d1', Buffer.from('x'))).rejects.toThrow('the document store');
  await expect(s3().erase('p1/d1')).rejects.toThrow('the document store');
});

it('S3 is tried again while it is busy', async () => {
  let calls = 0;
  server.speak(() => ((calls += 1) < 3 ? { status: 503, body: '' } : { status: 200, body: 'ok' }));
  expect((await s3().get('p1/d1'))?.toString()).toBe('ok');
});
