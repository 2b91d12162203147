import { defineConfig } from 'vitest/config'

/** What is judged by time, the spelling dictionaries' own limit for a suggestion among it: run alone, since what runs beside it would be measured too. */
const measured = ['test/fairness.test.ts', 'src/providers/tutor/spelling/spelling-pool.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'test/*.test.ts'],
          exclude: ['**/node_modules/**', ...measured],
          testTimeout: 20_000,
          provide: { postgresUrl: '' },
        },
      },
      {
        extends: true,
        test: {
          name: 'measured',
          include: measured,
          fileParallelism: false,
          testTimeout: 20_000,
          provide: { postgresUrl: '' },
        },
      },
      {
        // The same tests of calls and queries, on the other engine.
        extends: true,
        test: {
          name: 'postgres',
          include: [
            'src/server/calls/**/*.test.ts',
            'src/server/start/product.test.ts',
            'src/database/**/*.test.ts',
            'test/fuzz.test.ts',
          ],
          globalSetup: ['test/postgres.ts'],
          // A machine busy with other things makes requests wait longer than the product lets them: 503, as it should be.
          retry: 1,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // A page may wait for the tests that run beside it.
          expect: { poll: { timeout: 20_000 } },
          fileParallelism: false,
        },
      },
    ],
  },
})
