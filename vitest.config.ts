import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longestFirst.ts';

// Vitest's own second is too short where files share two cores: what comes, comes at once; only what never comes takes this long.
const PATIENT = { poll: { timeout: 20_000, interval: 50 } };

// Each waits now and then, so three keep two cores busy; `npm test` takes two where something else runs already.
const FILES_AT_ONCE = Number(process.env.PASSO_FILES_AT_ONCE ?? 3);

// Unit, property and conformance tests live beside the code; what needs PostgreSQL or a browser has its own project.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // Tests count work, not time: a busy machine must not fail them.
          testTimeout: 300_000,
          // They keep nothing to themselves that another could find, and a process for each file took half of the time.
          isolate: false,
          unstubGlobals: true,
          setupFiles: ['tests/support/seedOfGate.ts'],
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/src/**/*.test.tsx',
            'apps/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.tsx',
            'scripts/**/*.test.ts',
            'tests/repository/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'integration',
          // Loading the server anew for each file took a quarter of the time; what they share is asked for by name, and given back.
          isolate: false,
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: PATIENT,
          // Each file has databases, ports and folders of its own.
          maxWorkers: FILES_AT_ONCE,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.ts'],
          testTimeout: 600_000,
          expect: PATIENT,
          hookTimeout: 120_000,
          maxWorkers: FILES_AT_ONCE,
          // Pages that one file looks at together.
          maxConcurrency: 3,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
