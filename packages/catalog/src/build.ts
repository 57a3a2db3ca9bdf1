/** `npm run build`: reads `cards/` and writes `generated/`, or says all that is wrong and writes nothing. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from './compile.ts'
import { describeProblem } from './problem.ts'
import { cardsFolder, readCards } from './read-cards.ts'
import { renderModule } from './render-module.ts'

const generatedFolder = join(import.meta.dirname, '../generated')

const compiled = compile(readCards(cardsFolder))
if (compiled.ok) {
  const { js, dts } = renderModule(compiled.release)
  mkdirSync(generatedFolder, { recursive: true })
  writeFileSync(join(generatedFolder, 'catalog.js'), js)
  writeFileSync(join(generatedFolder, 'catalog.d.ts'), dts)
  console.log(`catalog: ${compiled.release.cards.length} cards, version ${compiled.release.version}`)
} else {
  const lines = compiled.problems.map((problem) => `  cards/${describeProblem(problem)}`)
  console.error(`catalog: ${lines.length} to put right\n${lines.join('\n')}`)
  process.exitCode = 1
}
