import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { compiledBefore } from './compiledBefore.ts';
import { testKeys } from './server.ts';

const SOURCE = path.resolve(import.meta.dirname, '../../apps/server/src');

export interface Said {
  readonly code: number;
  readonly text: string;
}

/** An operator's command in a process of its own, beside the servers of a test, at that instant. */
export async function operatorCommand(
  databaseUrl: string,
  now: Date,
  [name = '', ...args]: readonly string[],
): Promise<Said> {
  const [[version, key] = [0, Buffer.alloc(0)]] = testKeys.keys;
  const env = {
    PATH: process.env.PATH,
    ...compiledBefore,
    DATABASE_URL: databaseUrl,
    KEYS: `${version}:${key.toString('base64')}`,
    HASH_KEY: testKeys.hashKey.toString('base64'),
    PASSO_CLOCK: now.toISOString(),
  };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(SOURCE, name), ...args], { env });
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stdout, stderr } = Object(error) as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}
