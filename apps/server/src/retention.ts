import { eraseProposal } from './flows/retention/eraseOne.ts';
import { registerText } from './flows/retention/registerText.ts';
import type { Retaining } from './flows/retention/endBatch.ts';
import { runRetention } from './flows/retention/retention.ts';
import type { Tally } from './flows/retention/tallies.ts';
import { runCommand, say } from './operator.ts';
import { OperatorError } from './platform/operatorError.ts';

/*
 * `npm run retention`: ends personal data now. `-- --dry-run` counts what would end, `-- --proposal <id>` erases one,
 * `-- --register` says what lies where and what becomes of it.
 */

const USAGE = 'npm run retention -- [--dry-run | --proposal <id> | --register]';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const outcomes = {
  erased: 'its personal data are erased.',
  withdrawing: 'it has ended; its data go once everybody outside has been told: ask again.',
  bound: 'it is being paid, and cannot end now.',
  gone: 'there is no such proposal, or its data are gone already.',
} as const;

if (process.argv[2] === '--register') say(registerText());
else runCommand(retain);

async function retain(house: Retaining, args: readonly string[]): Promise<void> {
  const [flag, id = ''] = args;
  if (flag === '--proposal' && UUID.test(id)) {
    return say(`${id}: ${outcomes[await eraseProposal(house, id, 'requested')]}`);
  }
  if (flag !== undefined && (flag !== '--dry-run' || args.length > 1)) throw new OperatorError(USAGE);
  const dry = flag === '--dry-run';
  const { tallies, waiting, left } = await runRetention(house, { dry });
  say(...tableOf(tallies), dry ? 'Nothing was touched. Without --dry-run this is erased.' : 'This was erased.');
  if (waiting > 0) say(`${waiting} more have ended, and wait until everybody outside has been told: run it again.`);
  if (left === 0) return;
  say(`${left} could not be judged or ended, and stay: the log says which.`);
  process.exitCode = 1;
}

function tableOf(tallies: readonly Tally[]): readonly string[] {
  if (tallies.length === 0) return ['Nobody’s time has come.'];
  const rows = tallies.map((one) => [one.partner, one.rule, ...[one.proposals, one.documents, one.bytes].map(String)]);
  const all = [['partner', 'rule', 'proposals', 'documents', 'bytes'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
