import path from 'node:path';
import { checkPartner } from './channels/check/checkPartner.ts';
import { linesOfReport } from './channels/check/reportOf.ts';
import { loadPartners } from './channels/loadPartners.ts';
import { unknownOf } from './channels/unknownOf.ts';
import { explainFailure, OperatorError } from './platform/operatorError.ts';

/*
 * `npm run partner:check [-- <partner>]`: whether the server would start with these files, and what could be better about them
 * (docs/partners.md). It reads files alone.
 */

const root = path.resolve(import.meta.dirname, '../../..');

function main([wanted, ...more]: readonly string[]): void {
  if (more.length > 0) throw new OperatorError('npm run partner:check [-- <partner>], such as: aurora');
  const partners = Map.groupBy(loadPartners(root), ({ partner }) => partner.slug);
  if (wanted !== undefined && !partners.has(wanted)) throw unknownOf('partner', wanted, [...partners.keys()]);
  for (const [slug, channels] of partners) {
    if (wanted !== undefined && slug !== wanted) continue;
    const advice = checkPartner({ root, folder: `partners/${slug}`, channels });
    const lines = linesOfReport({ slug, channels: channels.map(({ code }) => code), advice });
    process.stdout.write(`${lines.join('\n')}\n`);
  }
}

try {
  main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
}
