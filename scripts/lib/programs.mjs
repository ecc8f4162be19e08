import fs from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from './paths.mjs';

/* What the compiler looks at, one program for each folder with a tsconfig. */

/** Where the compiler notes the texts that a program read, so that it looks again only at what differs. */
export const buildInfoOf = (folder) =>
  inRoot(`node_modules/.cache/passo/types/${folder.replaceAll('/', '-')}.tsbuildinfo`);

/** The largest first. The root's own tsconfig covers the tests. The benchmarks of forms and pages need the peers that only it installs. */
export const programs = () => [
  '.',
  ...['benchmarks/forms', 'benchmarks/pages'].filter(() =>
    fs.existsSync(inRoot('benchmarks/node_modules/react-hook-form')),
  ),
  ...['apps', 'packages'].flatMap((group) =>
    fs
      .readdirSync(inRoot(group))
      .map((name) => `${group}/${name}`)
      .filter((folder) => fs.existsSync(inRoot(folder, 'tsconfig.json')) && fs.existsSync(inRoot(folder, 'src'))),
  ),
];

/** The files of this repository that a program read when it was last looked at. */
export function filesReadBy(folder) {
  const told = buildInfoOf(folder);
  const { fileNames } = JSON.parse(fs.readFileSync(told, 'utf8'));
  return fileNames.map((name) => path.relative(ROOT, path.resolve(path.dirname(told), name)));
}

/** The programs that may read what has changed: those that read such a file, or all where files came or went. */
export const programsThatRead = ({ files, cameOrWent, programs: read }) =>
  programs().filter(
    (folder) =>
      cameOrWent ||
      read[folder] === undefined ||
      files.some((file) => isConfiguration(file) || read[folder].includes(file)),
  );

const isConfiguration = (file) => /(^|\/)(tsconfig[^/]*|package|package-lock)\.json$/.test(file);
