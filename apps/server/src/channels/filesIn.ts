import fs from 'node:fs';

/** The names of the files in a folder; none where it is not there. */
export const filesIn = (folder: string): readonly string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];
