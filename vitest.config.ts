import { defineConfig } from 'vitest/config';

// Unit, property and conformance tests live beside the code; what needs PostgreSQL or a browser has its own project.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Tests count work, not time: a busy machine must not fail them.
          testTimeout: 60_000,
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
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
