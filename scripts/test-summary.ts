/**
 * Reporter that ends a run with what `npm test` or `npm run test:all` ran, what only the other one runs, and one plain line
 * that any CI can read. `npm run test:all` fails if a row of `docs/product` has no test that passed.
 */
import { globSync, readFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { findProblems, readProduct } from '../checks/acceptance.ts'

const SLOWEST_COUNT = 10

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
      console.log(slowestFiles(modules))
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
    const retried = passed.filter((test) => test.diagnostic()?.flaky)
    if (retried.length > 0) {
      const names = retried.map((test) => `- ${test.module.relativeModuleId}: ${test.fullName}`)
      console.log(['\nPassed only on the second try:', ...names].join('\n'))
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

/** Where a run's time goes: seconds by project, and the files to look at first. */
function slowestFiles(modules: readonly TestModule[]): string {
  const seconds = (module: TestModule) => module.diagnostic().duration / 1000
  const names = [...new Set(modules.map(({ project }) => project.name))]
  const projects = names.map((name) => {
    const files = modules.filter(({ project }) => project.name === name)
    return `${name} ${Math.round(files.reduce((sum, file) => sum + seconds(file), 0))} s`
  })
  const slowest = modules.toSorted((a, b) => seconds(b) - seconds(a)).slice(0, SLOWEST_COUNT)
  const lines = slowest.map((file) => `- ${Math.round(seconds(file))} s ${file.relativeModuleId}`)
  return [`Time in tests: ${projects.join(', ')}. The slowest files:`, ...lines].join('\n')
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
