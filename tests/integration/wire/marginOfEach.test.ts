import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import type { Customer } from '../../support/customer.ts';
import { answering, atChoice, choose, heardNo, HOME, noRoom, OTHER_EMPLOYER, worksFor } from './choosing.ts';
import { openStage, type Stage } from './stage.ts';

/* What one employer's payroll said is theirs: it counts for no other, and is known again once the customer is back with them. */

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.close());

const someone = (one: number): Promise<Customer> => atChoice(stage.newcomer(), stage.world, exampleCpf('25', one));
const homeOf = ({ proposal }: Customer): object => Object(proposal?.selfContract.trabalho?.empregador);
const mostOf = ({ proposal }: Customer) => proposal?.data.bounds.simulacao?.valorSolicitado?.maxValue;

/** Chooses so often, and hears no each time. */
async function refused(customer: Customer, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await choose(customer, 8_000, 24);
    await heardNo(customer);
  }
}

describe('the noes of one employer', () => {
  it('are not the next one’s, and neither are their words', async () => {
    const customer = await someone(803);
    const says = (employer: string) => noRoom(employer === HOME ? undefined : 20_000);
    await answering(stage.server, says, async () => {
      await refused(customer, 2);
      expect(customer.proposal?.data.notices.simulacao).toContain('mais 1 vez.');
      const { data, stepStatus } = await worksFor(customer, stage.world, OTHER_EMPLOYER);
      expect([data.notices.simulacao, data.headings?.simulacao, stepStatus.simulacao]).toEqual([
        ...[undefined, undefined, 'init'],
      ]);
      await refused(customer, 1);
    });
    expect(customer.proposal?.data).toMatchObject({
      end: null,
      notices: {
        simulacao: 'Hoje cabem parcelas de até R$ 200,00. Abaixo está o que cabe. Você pode escolher mais 2 vezes.',
      },
    });
  });

  it('end the order the third time, also where another one was asked in between', async () => {
    const customer = await someone(805);
    const home = homeOf(customer);
    await answering(
      stage.server,
      () => noRoom(),
      async () => {
        await refused(customer, 2);
        await worksFor(customer, stage.world, OTHER_EMPLOYER);
        await refused(customer, 1);
        await worksFor(customer, stage.world, home);
        await refused(customer, 1);
      },
    );
    expect(customer.proposal?.data.end).toBe('refused');
  });
});

it('a limit of one employer is known again once the customer is back with them', async () => {
  const customer = await someone(804);
  const home = homeOf(customer);
  await answering(
    stage.server,
    (employer) => noRoom(employer === HOME ? 25_000 : 15_000),
    async () => {
      await refused(customer, 1);
      const most = mostOf(customer);
      await worksFor(customer, stage.world, OTHER_EMPLOYER);
      expect(mostOf(customer)).toBeGreaterThan(Number(most));
      await refused(customer, 1);
      expect(mostOf(customer)).toBeLessThan(Number(most));
      await worksFor(customer, stage.world, home);
      expect(mostOf(customer)).toBe(most);
      await expect(choose(customer, 8_000, 24)).rejects.toThrow();
      await choose(customer, Number(most), 48);
      expect((await heardNo(customer)).data.end).toBeNull();
    },
  );
});
