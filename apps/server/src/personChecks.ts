import { decideOnCheck, openPersonChecks } from './flows/outside/personChecks.ts';
import { runCommand, say } from './operator.ts';
import { OperatorError } from './platform/operatorError.ts';

/*
 * `npm run person:checks`: what waits for a person because one phone opened many CPFs. `-- --release <id>` lets its question be put,
 * `-- --refuse <id>` refuses the order.
 */

const USAGE = 'npm run person:checks -- [--release <id> | --refuse <id>]';
const decisions = new Map([
  ['--release', 'released'],
  ['--refuse', 'refused'],
] as const);

runCommand(async (house, [flag, id = '', ...more]) => {
  if (flag === undefined) return list(await openPersonChecks(house));
  const decision = [...decisions].find(([name]) => name === flag)?.[1];
  if (decision === undefined || id === '' || more.length > 0) throw new OperatorError(USAGE);
  const stands = await decideOnCheck(house, id, decision);
  if (stands === null) throw new OperatorError(`There is no check ${id}.`);
  say(`${id}: ${stands}.`);
});

function list(checks: Awaited<ReturnType<typeof openPersonChecks>>): void {
  const lines = checks.map(({ id, channel, means, cpfs, since, asked_at: asked }) => {
    const by = means === 'contact' ? 'one phone or e-mail' : 'one browser';
    return `${id}  ${channel}  ${cpfs} CPFs by ${by} since ${since.toISOString()}, waits since ${asked.toISOString()}`;
  });
  say(...(lines.length === 0 ? ['Nothing waits for a person.'] : lines));
}
