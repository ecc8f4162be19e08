import { checkAll } from '../../apps/server/src/channels/check/checkAll.ts';

/* What `npm run partner:check` does, of the partners below the folder that is named. */

let lines = 0;
for (const line of checkAll(process.argv[2] ?? '')) lines += line === '' ? 0 : 1;
process.stdout.write(`${lines}\n`);
