/** Reporter that ends a run with one plain line that any CI can read. */
import type { Reporter, TestModule } from 'vitest/node'

export default class PlainSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    // A file that doesn't load, or an error outside of any test, is a failure too.
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length
    console.log(`\n${count('passed')} passed, ${count('failed') + broken} failed`)
  }
}
