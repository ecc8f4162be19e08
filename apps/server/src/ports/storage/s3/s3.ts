import { AwsClient } from 'aws4fetch';
import type { Outbound } from '../../../platform/outbound.ts';
import type { Blobs } from '../blobs.ts';

const TIMEOUT_MS = 15_000;
const LARGEST = 32 * 1024 * 1024;

interface S3Keys {
  /** With the bucket, without a slash at the end: `https://s3.sa-east-1.amazonaws.com/passo`. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Any store that speaks S3 with Signature Version 4. What is put there is sealed already. */
export const s3Blobs = (outbound: Outbound, { url, ...keys }: S3Keys): Blobs => {
  const client = new AwsClient({ ...keys, service: 's3', retries: 0 });
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', name: string, bytes?: Buffer) => {
    const headers = bytes === undefined ? {} : { 'if-none-match': '*', 'content-type': 'application/octet-stream' };
    const body = bytes === undefined ? undefined : new Uint8Array(bytes);
    const signed = await client.sign(`${url}/${name}`, { method, headers, ...(body && { body }) });
    return outbound({
      url: signed.url,
      method,
      headers: Object.fromEntries(signed.headers),
      ...(body && { body }),
      timeoutMs: TIMEOUT_MS,
      maxBytes: LARGEST,
    });
  };
  return {
    place: 's3',
    put: async (name, bytes) => {
      const answer = await ask('PUT', name, bytes);
      // 412: it is there already, and the first one stays.
      if (answer.kind === 'done' && (answer.status === 200 || answer.status === 412)) return;
      throw new Error(
        `the document store did not take a document: ${answer.kind === 'done' ? answer.status : answer.reason}`,
      );
    },
    get: async (name) => {
      const answer = await ask('GET', name);
      if (answer.kind === 'done' && answer.status === 200) return answer.body;
      if (answer.kind === 'done' && answer.status === 404) return null;
      throw new Error(
        `the document store did not give a document: ${answer.kind === 'done' ? answer.status : answer.reason}`,
      );
    },
    erase: async (name) => {
      const answer = await ask('DELETE', name);
      if (answer.kind === 'done' && [200, 204, 404].includes(answer.status)) return;
      throw new Error(
        `the document store did not erase a document: ${answer.kind === 'done' ? answer.status : answer.reason}`,
      );
    },
  };
};
