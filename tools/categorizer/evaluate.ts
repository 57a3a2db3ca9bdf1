/** `npm run categorizer -- evaluate [FILE.csv]`: prints how often the categorizer is right. */
import { readFileSync } from 'node:fs'
import { categoryOfLeaf } from '@cardsight/engine/categories'
import { callerPath } from '../../scripts/spending/caller-path.ts'
import { type ScoredLine, scoreLines, sharesOf } from './score.ts'
import { isHeldOut, type LabeledName, readLabeledNames, readTrainingData } from './training-data.ts'

const ERRORS_LISTED = 20

/**
 * The file has the columns `descriptor`, `leaf`, and if known `count`, `dollars` and `source`. Without a file, scores the
 * names that training holds out.
 */
export function evaluate([file]: readonly string[]): number {
  const lines =
    file === undefined
      ? readTrainingData().filter(isHeldOut)
      : readLabeledNames(readFileSync(callerPath(file), 'utf8'))
  const scored = scoreLines(lines)
  console.log(`${lines.length} distinct lines`)
  printTable('all', [['', scored]])
  printTable('by layer', groupBy(scored, layerOf))
  printTable(
    'by true category',
    groupBy(scored, ({ line }) => categoryOfLeaf(line.leaf)),
  )
  printTable(
    'by source',
    groupBy(scored, ({ line }) => line.source),
  )
  printReliability(scored)
  printErrors(scored)
  return 0
}

function layerOf({ found }: ScoredLine): string {
  return found.kind === 'left-out' ? `left out: ${found.reason}` : found.layer
}

function groupBy(
  scored: readonly ScoredLine[],
  keyOf: (one: ScoredLine) => string,
): (readonly [string, readonly ScoredLine[]])[] {
  const groups = new Map<string, ScoredLine[]>()
  for (const one of scored) {
    groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  }
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length)
}

const heading =
  '                           lines   right  other  wrong | sure: right  wrong | by count or dollars: right  other  wrong  sure and wrong'

function printTable(title: string, groups: readonly (readonly [string, readonly ScoredLine[]])[]): void {
  console.log(`\n${title}\n${heading}`)
  for (const [name, scored] of groups) {
    const once = sharesOf(scored, () => 1)
    const counted = sharesOf(scored, cost)
    console.log(
      `${name.padEnd(24)} ${String(scored.length).padStart(7)}  ${[once.right, once.other, once.wrong].map(percent).join('')} |      ${percent(once.sureRight)}${percent(once.sureWrong)} |                      ${[counted.right, counted.other, counted.wrong, counted.sureWrong].map(percent).join('')}`,
    )
  }
}

function percent(share: number): string {
  return share.toFixed(1).padStart(6).padEnd(7)
}

/** Shows whether a confidence of 0.7 means right in 70 % of the lines. */
function printReliability(scored: readonly ScoredLine[]): void {
  console.log('\nconfidence of the model   lines   mean confidence   right')
  const guesses = scored.flatMap(({ found, outcome }) =>
    found.kind === 'purchase' && found.layer === 'model'
      ? [{ confidence: found.confidence, isRight: outcome === 'right' }]
      : [],
  )
  for (let low = 0; low < 1; low += 0.1) {
    const bin = guesses.filter(({ confidence }) => confidence >= low && confidence < low + 0.1)
    if (bin.length > 0) {
      const mean = bin.reduce((total, { confidence }) => total + confidence, 0) / bin.length
      const right = bin.filter(({ isRight }) => isRight).length / bin.length
      console.log(
        `${low.toFixed(1)} to ${(low + 0.1).toFixed(1)}                ${String(bin.length).padStart(6)}   ${mean.toFixed(2).padStart(15)}   ${right.toFixed(2)}`,
      )
    }
  }
}

function printErrors(scored: readonly ScoredLine[]): void {
  console.log(`\nthe ${ERRORS_LISTED} most expensive errors, by dollars or else by count`)
  const wrong = scored.filter(({ outcome }) => outcome === 'wrong')
  for (const { line, found, category } of wrong
    .toSorted((a, b) => cost(b.line) - cost(a.line))
    .slice(0, ERRORS_LISTED)) {
    const layer = found.kind === 'purchase' ? `${found.layer} ${found.confidence.toFixed(2)}` : found.layer
    console.log(
      `${String(cost(line)).padStart(7)}  ${line.descriptor}: ${line.leaf}, not ${category} (${layer})`,
    )
  }
}

/** Dollars if the file has them, or else the number of lines. */
function cost({ dollars, count }: LabeledName): number {
  return dollars ?? count
}
