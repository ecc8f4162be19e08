import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Blobs } from '../blobs.ts';

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** A folder that every server process sees. A file is on the disk before its document is spoken of. */
export const folderBlobs = (folder: string): Blobs => {
  const fileOf = (name: string): string => path.join(folder, name.replaceAll(/[^\w/-]/g, '_'));
  return {
    place: 'folder',
    put: async (name, bytes) => {
      const file = fileOf(name);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      try {
        const handle = await open(file, 'wx', 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
      } catch (error) {
        if (!isCode(error, 'EEXIST')) throw error;
      }
    },
    get: async (name) => {
      try {
        return await readFile(fileOf(name));
      } catch (error) {
        if (isCode(error, 'ENOENT')) return null;
        throw error;
      }
    },
    // The proposal's folder stays: somebody may be about to write beside it.
    erase: (name) => rm(fileOf(name), { force: true }),
  };
};
