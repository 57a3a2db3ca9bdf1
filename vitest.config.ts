import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/test-order.ts'

/**
 * Test files share worker processes, because loading the catalog, a database engine or a browser for each file would take
 * a quarter of the time. Every test cleans up after itself.
 */
const sharedWorkers = {
  isolate: false,
  // Commands that tests start take half of the time from Node's compile cache.
  env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compiled') },
}

/**
 * A test that takes longer is stuck. A busy machine can be thirty times slower than an idle one, so this is far more than
 * the slowest test needs.
 */
const STUCK_MS = 1_800_000

/** `vitest run --project server` runs one of the four projects. */
export default defineConfig({
  test: {
    reporters: ['default', './scripts/plain-summary.ts'],
    // Vitest's default is one worker on two cores, but tests wait for browsers and databases more than they compute.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          ...sharedWorkers,
          include: [
            'packages/{engine,categorizer,catalog,contract,answers,statements,sandbox}/src/**/*.test.ts',
            'checks/**/*.test.ts',
          ],
          testTimeout: STUCK_MS,
          hookTimeout: STUCK_MS,
        },
      },
      {
        test: {
          name: 'dom',
          ...sharedWorkers,
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Happy DOM follows a link with `download` to its file; the next test would start there.
          environmentOptions: {
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
          testTimeout: STUCK_MS,
          hookTimeout: STUCK_MS,
          setupFiles: ['packages/web/src/testing/setup.ts'],
          // Vitest ignores style sheets by default; a test checks the contrast of these tokens.
          css: { include: [/tokens\.css/] },
        },
      },
      {
        test: {
          name: 'server',
          ...sharedWorkers,
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          testTimeout: STUCK_MS,
          hookTimeout: STUCK_MS,
        },
      },
      {
        test: {
          name: 'journeys',
          ...sharedWorkers,
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts', 'e2e/global-setup.ts'],
          // Every step has a deadline of its own (`e2e/browser.ts`); all of them together may take minutes.
          testTimeout: STUCK_MS,
          hookTimeout: STUCK_MS,
        },
      },
    ],
  },
})
