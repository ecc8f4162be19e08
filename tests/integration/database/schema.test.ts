import pg from 'pg';
import { expect, it } from 'vitest';
import { freshDatabase } from '../../support/freshDatabase.ts';
import { schemaText } from './schemaText.ts';

/* `apps/server/schema.sql` is for people: it must say what a migrated database really is. */

it('schema.sql is what the migrations add up to', async () => {
  const database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await expect(await schemaText(client)).toMatchFileSnapshot('../../../apps/server/schema.sql');
  } finally {
    await client.end();
    await database.drop();
  }
});
