import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Hand-written examples kill most mutants, usually the ones next to the code. Those run first, property tests with many
 * cases last.
 */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [mutated = ''] = this.ctx.config.related ?? []
    const rank = ({ moduleId }: TestSpecification) => {
      const isSlow = /(?:agreement|top-cards|properties|explain)\.test\.ts$/.test(moduleId)
      const isSameName = basename(moduleId, '.test.ts') === basename(mutated, '.ts')
      const isNear = dirname(moduleId) === dirname(mutated)
      return 4 * Number(isSlow) - Number(isNear) - Number(isNear && isSameName)
    }
    return files.toSorted((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

/**
 * Runs only the engine's tests, for mutation testing: tests of other packages must not kill its mutants, and the wallet
 * tests need a solver. A worker for each file would take more than half of the time.
 */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['src/wallet/**'],
    setupFiles: [fileURLToPath(new URL('./src/testing/mutation-setup.ts', import.meta.url))],
    isolate: false,
    // On a busy machine, a timeout of a slow test would count as a killed mutant.
    testTimeout: 60_000,
    sequence: { sequencer: NearestFirst },
  },
})
