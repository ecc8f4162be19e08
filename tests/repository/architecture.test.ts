import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { picture, roomTables } from './picture.ts';

/* docs/architecture.md shows the rooms as they are. When it is stale: `UPDATE=1 npm test -- architecture`. */

const FILE = path.resolve(import.meta.dirname, '../../docs/architecture.md');
const [BEGIN, END] = ['<!-- drawn from the imports -->', '<!-- end of what is drawn -->'];

it('the picture of the rooms is drawn from the imports as they are', async () => {
  const text = fs.readFileSync(FILE, 'utf8');
  const [before, rest = ''] = text.split(BEGIN);
  const after = rest.split(END)[1] ?? '';
  const drawn = `${before ?? ''}${BEGIN}\n\n${picture()}\n\n${roomTables()}\n\n${END}${after}`;
  const options = await resolveConfig(FILE);
  const expected = await format(drawn, { ...options, filepath: FILE });
  if (process.env['UPDATE'] === '1') fs.writeFileSync(FILE, expected);
  expect(text).toBe(expected);
});
