import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/test-order.ts'

/**
 * To load the catalog, a database engine or a browser anew for each file takes a quarter of the time, so a worker
 * keeps them; every test takes down what it put up.
 */
const keptWorkers = { isolate: false }

/** Four projects, one summary: `vitest run --project server` runs one of them. */
export default defineConfig({
  test: {
    reporters: ['default', './scripts/plain-summary.ts'],
    // Left to itself, one worker on two cores: browsers and databases keep a test waiting more than computing.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          ...keptWorkers,
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
          ...keptWorkers,
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: 60_000,
          setupFiles: ['packages/web/src/testing/setup.ts'],
          // Vitest blanks style sheets; the contrast of the tokens is tested on this one.
          css: { include: [/tokens\.css/] },
        },
      },
      {
        test: {
          name: 'server',
          ...keptWorkers,
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          ...keptWorkers,
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts', 'e2e/global-setup.ts'],
          // Every step has a deadline of its own (`e2e/browser.ts`); all of them together may take minutes.
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
