/**
 * Reporter that ends a run with what `npm test` or `npm run test:all` ran, what only the other one runs, and one plain line
 * that any CI can read. `npm run test:all` fails if a row of `docs/product` has no test that passed.
 */
import { globSync, readFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { findProblems, readProduct } from '../checks/acceptance.ts'

type Options = { readonly mode: string; readonly exhaustive: readonly string[] }

export default class TestSummary implements Reporter {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const passed = tests.filter((test) => test.result().state === 'passed')
    const failed = tests.filter((test) => test.result().state === 'failed')
    const { mode, exhaustive } = this.#options
    if (mode === 'quick' || mode === 'all') {
      console.log(`\nRan ${countByProject(modules)}.`)
      console.log(mode === 'quick' ? leftToAll(exhaustive) : '`npm test` runs nothing else.')
    }
    if (mode === 'all') {
      const running = passed.map((test) => ({ name: test.fullName, file: test.module.relativeModuleId }))
      const problems = findProblems(readProduct(), running)
      process.exitCode = problems.length > 0 ? 1 : process.exitCode
      for (const problem of problems) {
        console.error(problem)
      }
    }
    // A file that doesn't load, or an error outside of any test, is a failure too.
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length
    console.log(`\n${passed.length} passed, ${failed.length + broken} failed`)
  }
}

function countByProject(modules: readonly TestModule[]): string {
  const names = new Set(modules.map(({ project }) => project.name))
  return [...names]
    .map((name) => {
      const files = modules.filter(({ project }) => project.name === name)
      const tests = files.flatMap((file) => [...file.children.allTests()])
      return `${tests.length} ${name} tests in ${files.length} files`
    })
    .join(', ')
}

/** Counts files, because counting tests would mean to load them. */
function leftToAll(exhaustive: readonly string[]): string {
  const left = globSync([...exhaustive], { exclude: ['**/node_modules/**', '.cache/**'] })
  const journeys = left.filter((path) => path.startsWith('e2e'))
  const onBoth = globSync('packages/server/src/**/*.test.ts').filter((path) =>
    readFileSync(path, 'utf8').includes('.each(databases)'),
  )
  return [
    'Only `npm run test:all` runs:',
    `- ${journeys.length} files of journeys, with every width and theme`,
    `- ${left.length - journeys.length} files that start processes or compare all cards`,
    `- ${onBoth.length} files of server tests on PostgreSQL, which ran on the embedded database`,
    '- most of the random cases',
  ].join('\n')
}
