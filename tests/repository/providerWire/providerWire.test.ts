import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { wireDocument } from './openApi.ts';
import { drawWire } from './schemas.ts';

/* The wire of `http` providers is what the types of the ports are. When it is stale: `UPDATE=1 npm test -- providerWire`. */

const FILE = path.resolve(import.meta.dirname, '../../../apps/server/src/ports/http/wire.openapi.json');

it('the document of the wire is drawn from the types as they are', async () => {
  const options = await resolveConfig(FILE);
  const expected = await format(JSON.stringify(wireDocument(drawWire())), { ...options, filepath: FILE });
  if (process.env['UPDATE'] === '1') fs.writeFileSync(FILE, expected);
  expect(fs.readFileSync(FILE, 'utf8') === expected, 'stale: run `UPDATE=1 npm test -- providerWire`').toBe(true);
});
