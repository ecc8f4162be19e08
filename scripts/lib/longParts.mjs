/**
 * What is too long for `npm test`, in parts of at most ten minutes. `files` run only here; `seeded` files run in `npm test` too, with
 * the smaller of their two numbers (`tests/support/amount.ts`). What stands in no part is in `npm test`.
 */
export const longParts = {
  loans: {
    protects:
      'The loan mathematics: 100,000 random loans and their limits, 2,000 of them, and of debts, beside a second implementation.',
    env: { FINANCE_RUNS: '100000' },
    seeded: [
      'properties',
      'naive',
      'extremes',
      'debts',
      'debt/ofQuote',
      ...['properties', 'ahead', 'sameDay', 'naiveRun'].map((name) => `run/${name}`),
      'naiveDebts',
      'regulated/honest',
    ].map((name) => `packages/finance/src/${name}.test.ts`),
  },
  masks: {
    protects: 'Keys under a mask: 100,000 random edits of each, beside a second implementation.',
    env: { MASK_EDITS: '100000' },
    seeded: ['packages/domain/src/edit.test.ts'],
  },
  house: {
    protects:
      'Whoever adds to the house: each mistake of a partner’s files and each breach of the law is named, each kind is added in the files documented.',
    seeded: ['tests/repository/mistakes.test.ts'],
    files: ['adding', 'law'].map((name) => `tests/repository/${name}.test.ts`),
  },
  partners: {
    protects:
      'What stands in a partner’s files: 100,000 that went wrong are read, or refused with file and place, in our words; 10,000 palettes can be read.',
    env: { PALETTES: '10000' },
    seeded: ['tests/repository/partnerFuzz.test.ts', 'packages/domain/src/theme/theme.test.ts'],
  },
  kills: {
    protects:
      'What was acknowledged: nothing is lost or done twice when a process or PostgreSQL is killed at any moment.',
    seeded: ['tests/integration/kill/kill.test.ts'],
    files: [
      'tests/integration/kill/cancel.test.ts',
      'tests/integration/messages/killed.test.ts',
      'tests/integration/processes/cancelOrPay.test.ts',
      'tests/integration/processes/killedKey.test.ts',
      'tests/integration/processes/poison.test.ts',
      'tests/integration/processes/processes.test.ts',
      'tests/integration/processes/sigterm.test.ts',
    ],
  },
  operation: {
    protects:
      'Who operates it: the image, worlds and keys that do not match, a rotation of keys, a backup that is restored.',
    seeded: ['tests/integration/platform/keys.test.ts'],
    files: ['container', 'worlds', 'restore'].map((name) => `tests/integration/platform/${name}.test.ts`),
  },
  hostile: {
    protects: 'The wire: 20,000 malformed requests, 500 hostile uploads, every call in every ended state.',
    seeded: ['malformed', 'hostileUploads', 'everyReplay', 'everyState'].map(
      (name) => `tests/integration/wire/${name}.test.ts`,
    ),
  },
  crowd: {
    protects:
      'Neighbours: 300 strangers use up what their networks share for five minutes, and 50 customers there are refused nothing.',
    files: ['tests/integration/crowd/crowd.test.ts'],
  },
  outside: {
    protects:
      'The outside: answers in every order in two processes, each vendor on a wire that misbehaves, each simulation refused.',
    seeded: [
      ...['steps/everyKind', 'steps/twoProcesses', 'ports/vendorConformance'],
      ...['badInput', 'lyingLender', 'problems'].map((name) => `simulations/${name}`),
    ].map((name) => `tests/integration/${name}.test.ts`),
  },
  lies: {
    protects:
      'What a lender says: every lie of the unit tests, and every other offer than the one shown, told over HTTP to the running channels.',
    seeded: ['journey', 'later', 'proposed'].map((name) => `tests/integration/lies/${name}.test.ts`),
  },
  fields: {
    protects:
      'Fields in Chromium: every kind, mask and edit by real keys, the same verdicts as the server, random sessions.',
    files: [
      ...['components', 'edits', 'kinds', 'masks', 'workbench'].map((name) => `tests/e2e/components/${name}.test.ts`),
      'tests/e2e/parity/parity.test.ts',
      ...['sessions', 'returns'].map((name) => `tests/e2e/sessions/${name}.test.ts`),
    ],
  },
  steps: {
    protects:
      'Steps in Chromium: every kind in every state, and every text of the specification where a person reads it.',
    seeded: ['tests/e2e/passos/passos.test.ts', 'tests/e2e/texts/texts.test.ts'],
  },
  money: {
    protects: 'Money in Chromium: each product from the choice to the contract, with the same numbers.',
    files: [
      ...['amounts', 'choosing', 'costSheet', 'portability', 'realEstate', 'vehicle'].map(
        (name) => `tests/e2e/money/${name}.test.ts`,
      ),
      'tests/e2e/energy/energy.test.ts',
      'tests/e2e/journey/fgts.test.ts',
    ],
  },
  channels: {
    protects:
      'Every shipped channel: its first page fits, an honest person comes to its end, and a stranger is told no.',
    seeded: [
      ...['journey/everyChannel', 'wire/identity', 'wire/otherPerson'].map(
        (name) => `tests/integration/${name}.test.ts`,
      ),
      'tests/e2e/journey/journey.test.ts',
    ],
    files: ['tests/e2e/money/endings.test.ts', 'tests/e2e/refusal/stranger.test.ts'],
  },
  ends: {
    protects:
      'Every end, refusal, wait and error in Chromium: it answers what is asked there, axe finds nothing, no width is too narrow.',
    files: ['ends', 'gallery', 'refusals'].map((name) => `tests/e2e/ends/${name}.test.ts`),
  },
  ways: {
    protects:
      'Rare ways in Chromium: by keyboard alone and back, money that comes late, a rate nobody knew, a fourth CPF, erased data.',
    files: ['journey/ways', 'money/lateMoney', 'money/unusualRates', 'refusal/manyCpfs', 'access/erased'].map(
      (name) => `tests/e2e/${name}.test.ts`,
    ),
  },
  screens: {
    protects:
      'Every screen of every flow and brand in Chromium, light and dark: axe finds nothing, no width is too narrow, nothing is another brand’s.',
    files: ['everyScreen', 'brands'].map((name) => `tests/e2e/ends/${name}.test.ts`),
  },
  mishaps: {
    protects:
      'What goes wrong around a step in Chromium: lost lines, two devices, leaving, the person’s own data, the frame.',
    files: [
      'tests/e2e/leaving/leaving.test.ts',
      'tests/e2e/mishaps/mishaps.test.ts',
      'tests/e2e/mydata/mydata.test.ts',
      'tests/e2e/shell/shell.test.ts',
      'tests/e2e/twoDevices/twoDevices.test.ts',
    ],
  },
};

const filesOf = ({ files = [], seeded = [] }) => [...files, ...seeded];

/** Files that `npm test` leaves out. */
export const leftOut = Object.values(longParts).flatMap(({ files = [] }) => files);

/** The part's files, and what they are run with. */
export const runOf = (name) => {
  const part = longParts[name];
  return { files: filesOf(part), env: { PASSO_SUITE: 'long', ...part.env } };
};
