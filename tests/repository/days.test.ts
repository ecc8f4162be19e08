import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/* Tests hold on any day: they play on the day of tests/support/day.ts. Who needs another clock says here which and why. */

const ROOT = path.resolve(import.meta.dirname, '../..');

/** These read the machine's clock. */
const onMachineTime: Readonly<Record<string, string>> = {
  'tests/support/day.ts': 'it is where the machine’s clock is named, and from it the suite’s is made',
  'tests/e2e/access/erased.test.ts': 'PostgreSQL says when a proposal was last touched',
  'tests/e2e/leaving/leaving.test.ts': 'the browser says when a cookie ends, by the machine’s time',
  'tests/integration/messages/outcomes.test.ts': 'PostgreSQL says when a link ends',
  'tests/integration/ports/production.test.ts': 'in production no other clock is taken',
  'tests/integration/ports/providerCheck.test.ts': 'the check of a provider runs on it, as its own process',
  'tests/integration/ports/relay.ts': 'a provider runs on it, in a process of its own',
  'tests/integration/retention/commands.test.ts': 'PostgreSQL says when a proposal was last touched',
  'tests/integration/retention/job.test.ts': 'PostgreSQL says when a proposal was last touched',
  'tests/integration/retention/scene.ts': 'PostgreSQL says when a proposal was last touched',
  'tests/integration/wire/uploadsJudged.test.ts': 'files have its time',
  'tests/support/chromium.ts': 'what a page takes for now is told as a distance from the machine’s time',
};

/** These write an instant down: their clock is their own, or nobody compares the instant with one. */
const withInstants: Readonly<Record<string, string>> = {
  'tests/e2e/money/lateMoney.test.ts': 'its clock is its own: a Monday, and days after it',
  'tests/integration/journey/latePayOut.test.ts': 'its clock is its own: a Monday, and days after it',
  'tests/integration/journey/payOutDay.test.ts': 'its clock is its own: a Monday, and days after it',
  'tests/integration/repositories/outcomeMessages.test.ts': 'the statement is given its instants',
  'tests/integration/steps/outside.test.ts': 'a row’s due time, which is compared with itself',
};

const machineTime = new RegExp(
  [
    String.raw`\bnew Date\(\)|(?<![.\w])Date\(\)|\bDate\.now\b|\bnow ?\} = Date\b|timeOrigin`,
    String.raw`\b(?:systemClock|machineClock)\b|\.setIssuedAt\(\)|\.setExpirationTime\(['"` + '`]',
  ].join('|'),
);
const instant = /['"`]20\d\d-\d\d-\d\d[T ]\d\d:/;
/** A page of its own making does not know the day (`newDevice` of tests/support/chromium.ts does), nor does a clock that is told no time. */
const ownDevice = /\.newContext\(|\bbrowser\.newPage\(|\.clock\.install\(\)/;

/** Tests, and what helps them, wherever they lie. */
const isOfTests = (file: string): boolean =>
  file.startsWith('tests/') || /\.test\.tsx?$|\/testing\/|\/examples\.ts$/.test(file);

const files = ['tests', 'apps', 'packages', 'scripts']
  .flatMap((folder) =>
    fs.readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes('node_modules') && isOfTests(file));

const having = (pattern: RegExp, among: readonly string[]): readonly string[] =>
  among.filter((file) => pattern.test(fs.readFileSync(path.join(ROOT, file), 'utf8'))).toSorted();

describe('the day of the tests', () => {
  it('is the machine’s only for those that say why', () => {
    const others = files.filter((file) => file !== 'tests/repository/days.test.ts');
    expect(having(machineTime, others)).toEqual(Object.keys(onMachineTime).toSorted());
  });

  it('is written down in no message to a running server', () => {
    const speaking = files.filter((file) => /^tests\/(?:integration|e2e|support)\//.test(file));
    expect(having(instant, speaking)).toEqual(Object.keys(withInstants).toSorted());
  });

  it('is told to every page', () => expect(having(ownDevice, files)).toEqual(['tests/support/chromium.ts']));

  it.each([
    'Date()',
    'map(Date.now)',
    'const { now } = Date',
    'at: new Date()',
    'Date.now() - 5',
    'clock: systemClock',
    'token.setIssuedAt()',
    "setExpirationTime('10m')",
  ])('is not %s', (text) => expect(` ${text} token.${text}`).toMatch(machineTime));
  it.each(['new Date(now)', 'performance.now()', 'setIssuedAt(issued)', 'clock.now()'])('may be %s', (text) =>
    expect(text).not.toMatch(machineTime),
  );
});
