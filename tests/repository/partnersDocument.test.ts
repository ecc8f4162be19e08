import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { bankFile } from '../../apps/server/src/channels/banks/bankFile.ts';
import { levelFile } from '../../apps/server/src/channels/levels/levelFile.ts';
import { channelFile, partnerFile } from '../../apps/server/src/channels/partnerFile.ts';
import { textsFile } from '../../apps/server/src/channels/textsFile.ts';
import { themeFile } from '../../apps/server/src/channels/themeFile.ts';

/* docs/partners.md says what each key of a partner's and a bank's files is: none is found out from the code. */

const document = fs.readFileSync(path.resolve(import.meta.dirname, '../../docs/partners.md'), 'utf8');
/** What stands in backticks; `colors.primary` names both. */
const named = new Set([...document.matchAll(/`([\w.$]+)`/g)].flatMap(([, name = '']) => name.split('.')));

/** Every key that a shape names, at any depth. */
function keysOf(schema: unknown): readonly string[] {
  const found = new Set<string>();
  JSON.stringify(
    z.toJSONSchema(schema as z.ZodType, { unrepresentable: 'any', io: 'input' }),
    (key, value: unknown) => {
      if (key === 'properties') for (const name of Object.keys(value as object)) found.add(name);
      return value;
    },
  );
  return [...found];
}

it.each(Object.entries({ bankFile, partnerFile, channelFile, themeFile, textsFile, levelFile }))(
  'every key of %s is explained',
  (_name, shape) => {
    const keys = keysOf(shape);
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => !named.has(key) && key !== '$schema')).toEqual([]);
  },
);
