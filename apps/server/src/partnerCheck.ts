import path from 'node:path';
import { checkAll } from './channels/check/checkAll.ts';
import { explainFailure, OperatorError } from './platform/operatorError.ts';

/*
 * `npm run partner:check [-- <partner>]`: whether the server would start with these files, and what could be better about them
 * (docs/partners.md). It reads files alone.
 */

const root = path.resolve(import.meta.dirname, '../../..');

try {
  const [wanted, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new OperatorError('npm run partner:check [-- <partner>], such as: aurora');
  for (const line of checkAll(root, wanted)) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
}
