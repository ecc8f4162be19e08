import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { registerText } from '../../apps/server/src/flows/retention/registerText.ts';

/* docs/personal-data.md shows the register as it is. When it is stale: `UPDATE=1 npm test -- personalData`. */

const FILE = path.resolve(import.meta.dirname, '../../docs/personal-data.md');
const [BEGIN, END] = ['<!-- register -->', '<!-- end of the register -->'];

it('the page about personal data is the register', async () => {
  const text = fs.readFileSync(FILE, 'utf8');
  const [before, rest = ''] = text.split(BEGIN);
  const after = rest.split(END)[1] ?? '';
  const written = `${before ?? ''}${BEGIN}\n\n${registerText()}\n\n${END}${after}`;
  const expected = await format(written, { ...(await resolveConfig(FILE)), filepath: FILE });
  if (process.env['UPDATE'] === '1') fs.writeFileSync(FILE, expected);
  expect(text).toBe(expected);
});
