import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { asAdmin, databaseUrl } from './admin.ts';

export type FreshDatabase = { readonly url: string; drop(): Promise<void> };

/** A migrated database of your own, about 30 ms; call it in `beforeAll` and `drop` it in `afterAll`. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { url, template } = inject('postgres');
  const name = `passo_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(url, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseUrl(url, name),
    drop: () => asAdmin(url, `drop database if exists ${name} with (force)`),
  };
}
