/** `npm run build`: compiles `cards/`, `tables/` and `history/` into `generated/`. On any problem it lists all and writes nothing. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileCatalog } from './compile.ts'
import { cardJsonSchema, renderJsonSchema } from './json-schema.ts'
import { parseTables } from './parse-tables.ts'
import { describeProblem, type Problem } from './problem.ts'
import { packageDir, readCards, readHistories, readTables } from './read-files.ts'
import { renderModules, renderTables } from './render-module.ts'

const tables = parseTables(readTables(packageDir))
const compiled = tables.ok
  ? compileCatalog(readCards(packageDir), tables.value, readHistories(packageDir))
  : tables

if (tables.ok && compiled.ok && 'release' in compiled) {
  const { release, histories } = compiled
  write('card.schema.json', renderJsonSchema(tables.value))
  mkdirSync(join(packageDir, 'generated'), { recursive: true })
  const modules = {
    ...renderModules(release, cardJsonSchema(tables.value), histories),
    ...renderTables(tables.value),
  }
  for (const [name, text] of Object.entries(modules)) {
    write(`generated/${name}`, text)
  }
  console.log(`catalog: ${release.cards.length} cards, version ${release.version}`)
} else if (!compiled.ok) {
  reportProblems(compiled.problems)
}

function write(path: string, text: string) {
  writeFileSync(join(packageDir, path), text)
}

function reportProblems(problems: readonly Problem[]) {
  const lines = problems.map((problem) => `  ${describeProblem(problem)}`)
  console.error(`catalog: problems to fix: ${lines.length}\n${lines.join('\n')}`)
  process.exitCode = 1
}
