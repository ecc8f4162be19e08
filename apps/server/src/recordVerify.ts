import { verifyRecord } from './flows/retention/record.ts';
import { runCommand, say } from './operator.ts';
import { OperatorError } from './platform/operatorError.ts';

/* `npm run record:verify -- <proposal id>`: whether what happened to a proposal is recorded whole and unchanged. */

runCommand(async (house, [id = '']) => {
  const record = /^[0-9a-f-]{36}$/.test(id) ? await verifyRecord(house, id) : null;
  if (record === null) throw new OperatorError('npm run record:verify -- <the id of a proposal>');
  const { events, head, problems } = record;
  say(
    ...problems,
    `${events} events, ending at ${head}: ${problems.length === 0 ? 'the record verifies.' : 'it does not verify.'}`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
});
