import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Most mutants die by an example worked out by hand: those come first, properties with many runs last. */
class ExamplesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const slow = /(?:agreement|properties|explain)\.test\.ts$/
    const rank = ({ moduleId }: TestSpecification) => Number(slow.test(moduleId))
    return files.toSorted((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

/** The engine's tests alone, for the mutation run: no other room's tests may kill its mutants, and the wallet's ask a solver. */
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], exclude: ['src/wallet/**'], sequence: { sequencer: ExamplesFirst } },
})
