/** `npm run build`: reads `cards/` and `tables/`, writes `generated/`; or says all that is wrong and writes nothing. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from './compile.ts'
import { cardJsonSchema, renderJsonSchema } from './json-schema.ts'
import { parseTables } from './parse-tables.ts'
import { describeProblem, type Problem } from './problem.ts'
import { readCards, readTables, room } from './read-files.ts'
import { renderModules } from './render-module.ts'

const tables = parseTables(readTables(room))
const compiled = tables.ok ? compile(readCards(room), tables.value) : tables

if (tables.ok && compiled.ok && 'release' in compiled) {
  const { release } = compiled
  write('card.schema.json', renderJsonSchema(tables.value))
  mkdirSync(join(room, 'generated'), { recursive: true })
  for (const [name, text] of Object.entries(renderModules(release, cardJsonSchema(tables.value)))) {
    write(`generated/${name}`, text)
  }
  console.log(`catalog: ${release.cards.length} cards, version ${release.version}`)
} else if (!compiled.ok) {
  complain(compiled.problems)
}

function write(path: string, text: string) {
  writeFileSync(join(room, path), text)
}

function complain(problems: readonly Problem[]) {
  const lines = problems.map((problem) => `  ${describeProblem(problem)}`)
  console.error(`catalog: ${lines.length} to put right\n${lines.join('\n')}`)
  process.exitCode = 1
}
