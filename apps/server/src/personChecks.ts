import { decideOnCheck, openPersonChecks, type OpenPersonChecks } from './flows/outside/personChecks.ts';
import type { Means } from './repositories/personCheckRepository.ts';
import { runCommand, say } from './operator.ts';
import { OperatorError } from './platform/operatorError.ts';

/*
 * `npm run person:checks`: what waits for a person because one phone opened many CPFs, or much was refused of one. `-- --release <id>` lets its question be put,
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

const by: Readonly<Record<Means, string>> = { contact: 'one phone or e-mail', browser: 'one browser', cpf: 'one CPF' };

function list({ checks, more }: OpenPersonChecks): void {
  const lines = checks.flatMap((check) => {
    const { reason, means, count, since, orders } = check;
    const what =
      reason === 'manyCpfs' ? `${count} CPFs by ${by[means]}` : `${count} tries not confirmed of ${by[means]}`;
    return [
      ...orders.map(
        ({ id, channel, asked_at: asked }) =>
          `${id}  ${channel}  ${what} since ${since.toISOString()}, waits since ${asked.toISOString()}`,
      ),
      ...(check.more > 0 ? [`  and ${check.more} more of the same`] : []),
    ];
  });
  const others = more > 0 ? [`and those of ${more} more phones, browsers or CPFs`] : [];
  say(...(lines.length === 0 ? ['Nothing waits for a person.'] : [...lines, ...others]));
}
