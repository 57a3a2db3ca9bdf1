import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Most mutants die by an example worked out by hand, most often by one beside the code: those come first, properties
 * with many runs last.
 */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [mutated = ''] = this.ctx.config.related ?? []
    const rank = ({ moduleId }: TestSpecification) => {
      const isSlow = /(?:agreement|top-cards|properties|explain)\.test\.ts$/.test(moduleId)
      const isOwn = basename(moduleId, '.test.ts') === basename(mutated, '.ts')
      const isNear = dirname(moduleId) === dirname(mutated)
      return 4 * Number(isSlow) - Number(isNear) - Number(isNear && isOwn)
    }
    return files.toSorted((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

/**
 * The engine's tests alone, for the mutation run: no other room's tests may kill its mutants, and the wallet's ask a
 * solver. A worker for each file would take more than half of the time.
 */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['src/wallet/**'],
    setupFiles: [fileURLToPath(new URL('./src/testing/mutation-setup.ts', import.meta.url))],
    isolate: false,
    // A test that is only slow on a busy machine would count as having killed its mutant.
    testTimeout: 60_000,
    sequence: { sequencer: NearestFirst },
  },
})
