/** Scores the categorizer on labeled lines. */
import { type Categorized, categorize } from '@cardsight/categorizer'
import { categoryOfLeaf } from '@cardsight/engine/categories'
import { toCents } from '@cardsight/engine/money'
import type { LabeledName } from './training-data.ts'

export type Outcome = 'right' | 'other' | 'wrong'

export type ScoredLine = Readonly<{
  line: LabeledName
  found: Categorized
  outcome: Outcome
  /** Display category found, or the reason why the line was left out. */
  category: string
}>

const SOME_CENTS = toCents(2500)

/** A purchase that is left out is wrong. */
export function scoreLines(lines: readonly LabeledName[], find = categorize): ScoredLine[] {
  return lines.map((line) => {
    const found = find({ name: line.descriptor, amountCents: SOME_CENTS, accountType: 'credit' })
    if (found.kind === 'left-out') {
      return { line, found, outcome: 'wrong', category: found.reason }
    }
    const category = categoryOfLeaf(found.leaf)
    if (found.certainty === 'unknown') {
      return { line, found, outcome: 'other', category }
    }
    return { line, found, outcome: category === categoryOfLeaf(line.leaf) ? 'right' : 'wrong', category }
  })
}

export type Shares = Readonly<Record<Outcome | 'sureRight' | 'sureWrong', number>>

/** Percentages of the lines, each counted once or as often as it occurred. */
export function sharesOf(scored: readonly ScoredLine[], weigh: (line: LabeledName) => number): Shares {
  const total = sum(scored, weigh)
  const share = (test: (one: ScoredLine) => boolean) => (100 * sum(scored.filter(test), weigh)) / total
  const isSure = ({ found }: ScoredLine) => found.kind === 'left-out' || found.certainty === 'sure'
  return {
    right: share(({ outcome }) => outcome === 'right'),
    other: share(({ outcome }) => outcome === 'other'),
    wrong: share(({ outcome }) => outcome === 'wrong'),
    sureRight: share((one) => isSure(one) && one.outcome === 'right'),
    sureWrong: share((one) => isSure(one) && one.outcome === 'wrong'),
  }
}

function sum(scored: readonly ScoredLine[], weigh: (line: LabeledName) => number): number {
  return scored.reduce((total, { line }) => total + weigh(line), 0)
}
