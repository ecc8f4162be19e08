import path from 'node:path';
import { explain, linesOf } from './channels/levels/explain.ts';
import { loadPartners } from './channels/loadPartners.ts';
import { unknownOf } from './channels/unknownOf.ts';
import { explainFailure, OperatorError } from './platform/operatorError.ts';

/* `npm run partner:explain -- <channel> [key]`: what a channel is, and which level said so (docs/partners.md). It reads files alone. */

const USAGE = 'npm run partner:explain -- <channel> [key], such as: aurora-clt settings.landing';
const root = path.resolve(import.meta.dirname, '../../..');

function main([code, key, ...more]: readonly string[]): void {
  if (code === undefined || more.length > 0) throw new OperatorError(USAGE);
  const channels = loadPartners(root);
  const channel = channels.find((one) => one.code === code);
  if (channel === undefined) {
    const codes = channels.map((one) => one.code);
    throw unknownOf('channel', code, codes);
  }
  const places = explain(channel.resolved, key);
  if (places.length === 0) throw new OperatorError(`Nothing of ${code} is called "${key}".`);
  process.stdout.write(`${places.flatMap(linesOf).join('\n')}\n`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
}
