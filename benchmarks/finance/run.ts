import os from 'node:os';
import { ipmt, irr, pmt } from 'financial';
import { internalRate } from '../../packages/finance/src/index.ts';
import { naiveGrowths, naiveSchedule } from '../../packages/finance/src/testing/naive.ts';
import { describeMachine } from '../lib/machine.ts';
import { writeSection } from '../lib/sections.ts';
import { inTurns } from './measure.ts';
import { sectionOf } from './section.ts';
import * as work from './work.ts';

/* `npm run bench:finance`: what the calculations take, and what they take elsewhere. Writes its section of results.md. */

const rounds = process.argv.includes('--quick') ? 3 : 15;

/** What a general library in doubles does of it: payment, interest and principal of each month, and the rate of the flows. */
function byFinancial(): number {
  const [rate, months, amount] = [0.0179, 84, 20_000];
  const payment = -pmt(rate, months, amount);
  let interest = 0;
  for (let month = 1; month <= months; month += 1) {
    interest -= ipmt(rate, month, months, amount);
  }
  return interest + irr([-amount, ...Array<number>(months).fill(payment)]);
}

const flows = Array.from({ length: 84 }, (_, at) => ({ at: at + 1, amount: 46_199 }));
const asList = [-2_000_000, ...flows.map(({ amount }) => amount)];

const before = os.loadavg()[0] ?? 0;
const spreads = inTurns(
  {
    price: work.onePrice,
    byDays: work.oneByDays,
    home: work.oneHome,
    most: work.mostForMargin,
    grid: work.grid,
    payroll: work.gridOfPayroll,
    wire: work.gridOnWire,
    payrollWire: work.payrollOnWire,
    naive: () => naiveSchedule(work.loan.requestedCentavos, naiveGrowths(work.loan), 'price'),
    peer: byFinancial,
    rate: () => internalRate(2_000_000, flows),
    peerRate: () => irr(asList),
  },
  rounds,
);
const section = sectionOf(spreads, { machine: describeMachine(), rounds, load: [before, os.loadavg()[0] ?? 0] });
process.stdout.write(`${section}\n`);
if (!process.argv.includes('--quick')) writeSection('70-finance', section);
