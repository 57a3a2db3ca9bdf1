/** A question laid out: the person's buckets, and for every card what it pays for each of them. */
import type { Compiled, CompiledCard } from '../backtest/compile.ts'
import { periodOfMonth } from '../backtest/plan.ts'
import type { Period } from '../card/card.ts'
import type { CardYear } from '../card/rules-in-force.ts'
import type { Spend } from '../spend/spend.ts'
import { type Buckets, layBuckets, type Stretch } from './buckets.ts'
import { type CardTerms, cardTerms, type Terms } from './terms.ts'

/** A card in its first or in a later year, with its terms for each bucket and each refund. */
export type Side = Readonly<{
  terms: CardTerms
  card: CompiledCard
  /** True for a card whose issuer pays the options that are used most. */
  hasTops: boolean
  termsOf: readonly Terms[]
  refundTermsOf: readonly Terms[]
}>

export type Board = Readonly<{
  compiled: Compiled
  buckets: Buckets
  /** Every option of a choice is open in it, and every limit may be used in any order. */
  sideOf: (card: number, year: CardYear) => Side
}>

export function layBoard(spend: Spend, compiled: Compiled): Board {
  const buckets = layBuckets(spend, compiled)
  const sides = new Map<string, Side>()
  return {
    compiled,
    buckets,
    sideOf: (card, year) => {
      const isLaterAlike = compiled.cards[card]?.first === compiled.cards[card]?.later
      const isMatched = compiled.cards[card]?.match === 2
      const own = isLaterAlike && !isMatched ? 'first' : year
      const key = `${card} ${own}`
      const found = sides.get(key) ?? createSide(cardTerms(compiled, card, own), buckets)
      sides.set(key, found)
      return found
    },
  }
}

function createSide(terms: CardTerms, { cells, stretches, rowOf, stretchOf, refunds }: Buckets): Side {
  const lookUp = (rows: Int32Array, places: Int32Array) =>
    Array.from(rows, (row, bucket) => {
      const [cell, stretch] = [cells[row], stretches[places[bucket] ?? 0]]
      if (cell === undefined || stretch === undefined) {
        throw new RangeError(`there is no cell ${row}`)
      }
      return terms.looseTermsAt(cell, stretch)
    })
  return {
    terms,
    card: terms.compiledCard,
    hasTops: terms.choices.some(({ kind }) => kind === 'top'),
    termsOf: lookUp(rowOf, stretchOf),
    refundTermsOf: lookUp(refunds.rowOf, refunds.stretchOf),
  }
}

/** The period of a limit or a choice in which a stretch lies, as a number of its own. */
export function periodAt(per: Period, { month }: Stretch): number {
  return periodOfMonth(per, month)
}
