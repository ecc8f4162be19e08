import fs from 'node:fs';
import path from 'node:path';
import { loadPartners } from '../loadPartners.ts';
import { PartnerError } from '../mistakes.ts';
import { changed } from './changedPartners.ts';

/** Loads two of the partners with these files beside or instead of its own. */
export function loadedWith(files: Readonly<Record<string, unknown>>): ReturnType<typeof loadPartners> {
  const copy = changed();
  try {
    for (const [file, content] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      fs.writeFileSync(path.join(copy, file), JSON.stringify(content));
    }
    return loadPartners(copy);
  } finally {
    fs.rmSync(copy, { recursive: true });
  }
}

/** What is said of them, one line for each mistake. */
export function toldOf(files: Readonly<Record<string, unknown>>): readonly string[] {
  try {
    loadedWith(files);
    return [];
  } catch (error) {
    return error instanceof PartnerError ? error.message.split('\n').slice(1) : [String(error)];
  }
}
