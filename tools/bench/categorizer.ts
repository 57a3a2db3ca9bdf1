/** Cost of categorizing a line, compared with the cost of normalizing its text, which every layer needs. */
import { categorize } from '@cardsight/categorizer'
import { toCents } from '@cardsight/engine/money'
import { guessCategory } from '../../packages/categorizer/src/model/guess-category.ts'
import { readDescriptor } from '../../packages/categorizer/src/text/descriptor.ts'
import { plainText } from '../../packages/categorizer/src/text/statement-text.ts'
import { isHeldOut, readTrainingData } from '../categorizer/training-data.ts'

type Figure = { name: string; unit: string; value: number }

const ROUNDS = 20

export function benchCategorizer(): Figure[] {
  const names = readTrainingData()
    .filter(isHeldOut)
    .map(({ descriptor }) => descriptor)
  const plain = fastest(names, plainText)
  const guess = fastest(names, (name) => guessCategory(readDescriptor(name)))
  const all = fastest(names, (name) =>
    categorize({ name, amountCents: toCents(1000), accountType: 'credit' }),
  )
  return [
    { name: 'guess of the model', unit: '× normalizing the text', value: guess / plain },
    { name: 'categorize an unknown name', unit: '× normalizing the text', value: all / plain },
    { name: 'guess of the model', unit: 'µs of CPU time a line', value: guess },
  ]
}

/** CPU microseconds a line in the fastest round. */
function fastest(names: readonly string[], run: (name: string) => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const started = process.cpuUsage().user
    for (const name of names) {
      run(name)
    }
    best = Math.min(best, (process.cpuUsage().user - started) / names.length)
  }
  return best
}
