import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/test-order.ts'

/**
 * A test that takes longer is stuck. A busy machine can be thirty times slower than an idle one, so this is far more than
 * the slowest test needs.
 */
const STUCK_MS = 1_800_000

/** How long `expect.poll` waits, for the same reason. Its default is one second. */
const POLL_MS = 120_000

/**
 * What `npm test` (`--mode quick`) leaves to `npm run test:all` (`--mode all`): tests that start processes, comparisons of all
 * cards that other tests make for some, all but the main journeys, most of the random cases, and PostgreSQL where it can't
 * differ from the embedded database.
 */
const exhaustive = ['**/*.{drill,exhaustive}.test.ts', 'e2e/journeys/**']
const quickEnvironment = { TESTS: 'quick', CASES: process.env.CASES ?? '0.2' }

/** `vitest run --project server` runs one of the four projects, completely. */
export default defineConfig(({ mode }) => {
  const isQuick = mode === 'quick'

  const common = {
    // Test files share worker processes, because loading the catalog, a database engine or a browser for each file would
    // take a quarter of the time. Every test cleans up after itself.
    isolate: false,
    env: {
      // Commands that tests start take half of the time from Node's compile cache.
      NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compiled'),
      ...(isQuick && quickEnvironment),
    },
    exclude: [...configDefaults.exclude, ...(isQuick ? exhaustive : [])],
    testTimeout: STUCK_MS,
    expect: { poll: { timeout: POLL_MS } },
    hookTimeout: STUCK_MS,
  }

  /** Node loads the modules itself. Vite's runner transforms each, and reads every import from an object at each use. */
  const native = {
    ...common,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--import', join(import.meta.dirname, 'scripts/testing/raw-modules.mjs')],
  }

  return {
    test: {
      reporters: ['default', ['./scripts/test-summary.ts', { mode, exhaustive }]],
      // Vitest's default is one worker on two cores, but tests wait for browsers and databases more than they compute.
      maxWorkers: Math.max(3, availableParallelism() - 1),
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          test: {
            ...native,
            name: 'pure',
            include: [
              'packages/{engine,categorizer,catalog,contract,answers,statements,sandbox}/src/**/*.test.ts',
              '{checks,scripts,tools}/**/*.test.ts',
            ],
            exclude: [...common.exclude, 'tools/bench/server/**'],
          },
        },
        {
          test: {
            ...common,
            name: 'dom',
            include: ['packages/{web,extension}/src/**/*.test.{ts,tsx}'],
            environment: 'happy-dom',
            // Happy DOM follows a link with `download` to its file; the next test would start there.
            environmentOptions: {
              happyDOM: {
                settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
              },
            },
            setupFiles: ['packages/web/src/testing/setup.ts'],
            // Vitest ignores style sheets by default; a test checks the contrast of these tokens.
            css: { include: [/tokens\.css/] },
          },
        },
        {
          test: {
            ...native,
            name: 'server',
            include: ['packages/server/src/**/*.test.ts', 'tools/bench/server/*.test.ts'],
            globalSetup: ['packages/server/src/testing/global-setup.ts'],
          },
        },
        {
          test: {
            ...common,
            name: 'journeys',
            // CI's machines stall at times. The summary names what passed only on the second try.
            retry: process.env.CI === 'true' ? 1 : 0,
            // Every step has a deadline of its own (`e2e/browser.ts`); all of them together may take minutes.
            include: ['e2e/{main,journeys}/*.test.ts'],
            globalSetup: ['packages/server/src/testing/global-setup.ts', 'e2e/global-setup.ts'],
          },
        },
      ],
    },
  }
})
