import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Four projects, one summary: `vitest run --project server` runs one of them. */
export default defineConfig({
  test: {
    reporters: ['default', './scripts/plain-summary.ts'],
    // Left to itself, one worker on two cores: browsers and databases keep a test waiting more than computing.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'packages/{engine,catalog,contract,answers,statements,sandbox}/src/**/*.test.ts',
            'checks/**/*.test.ts',
          ],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'dom',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // One window for all files of a worker; every test takes down what it put up.
          isolate: false,
          setupFiles: ['packages/web/src/testing/setup.ts'],
          // Vitest blanks style sheets; the contrast of the tokens is tested on this one.
          css: { include: [/tokens\.css/] },
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts', 'e2e/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
