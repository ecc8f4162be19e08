import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from '../filesIn.ts';
import { isPicture } from '../isPicture.ts';
import type { ThemeFile } from '../themeFile.ts';
import type { Advice, Sold } from './advice.ts';

/** What each picture of a first page may weigh, in bytes: it is loaded on a phone, by prepaid data. */
const most = { logo: 12_000, logoDark: 12_000, favicon: 6_000, desktopBackground: 60_000, motif: 20_000 } as const;
type Role = keyof typeof most;

/** Pictures that are too heavy, that no theme names, or that cannot be scaled. */
export function* checkPictures({ root, folder, channels }: Sold): Iterable<Advice> {
  const named = new Map(channels.flatMap(({ theme }) => rolesOf(theme)));
  for (const name of filesIn(path.join(root, folder)).filter(isPicture)) {
    const file = `${folder}/${name}`;
    const role = named.get(name);
    if (role === undefined) {
      yield { file, path: '', message: 'no theme names this picture', suggestion: 'take it out' };
      continue;
    }
    for (const message of wrongWith(fs.readFileSync(path.join(root, file)), role, name))
      yield { file, path: '', message };
  }
}

function* wrongWith(bytes: Buffer, role: Role, name: string): Iterable<string> {
  if (bytes.length > most[role])
    yield `weighs ${kilobytes(bytes.length)} kB, and a ${role} at most ${kilobytes(most[role])}`;
  if (name.endsWith('.svg') && !/viewBox=/.test(bytes.toString('utf8')))
    yield 'has no viewBox, so it is not drawn smaller or larger';
}

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);

const rolesOf = ({
  logo,
  logoDark,
  favicon,
  desktopBackground,
  hero,
}: ThemeFile): readonly (readonly [string, Role])[] =>
  Object.entries({ motif: hero.motif, desktopBackground, favicon, logoDark, logo }).flatMap(([role, file]) =>
    file === undefined ? [] : [[file, role as Role] as const],
  );
