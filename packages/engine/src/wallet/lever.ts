/** The quantities that are moved to see where the winner changes. */
import type { Compiled } from '../backtest/compile.ts'
import { withFee, withPointValue } from '../backtest/compile.ts'
import { pointValue } from '../card/assumptions.ts'
import type { Card } from '../card/card.ts'
import { roundDivision } from '../exact.ts'
import { categoryOfLeaf } from '../leaf.ts'
import { toCents } from '../money.ts'
import type { Spend } from '../spend/spend.ts'
import type { Lever, WalletQuestion } from './wallet.ts'

/** Thousandths of the spending as it is. */
const AS_IT_IS = 1000
const LEAST_SPENDING = AS_IT_IS / 20
const MOST_TIMES = 4
const MOST_FEE_RISE = 100_000

export function presentValue({ compiled }: WalletQuestion, lever: Lever): number {
  switch (lever.kind) {
    case 'point-value':
      return pointValue(lever.program, compiled.assumptions)
    case 'fee':
      return findCard(compiled, lever.cardId)?.fee.later ?? 0
    default:
      return AS_IT_IS
  }
}

/**
 * How far a lever is moved at most, down and up. Where next to nothing is spent at all, every wallet is within cents of
 * every other, and nobody asks which is best.
 */
export function endsOf(lever: Lever, now: number): readonly [number, number] {
  return [
    lever.kind === 'spending' ? LEAST_SPENDING : 0,
    lever.kind === 'fee' ? now + MOST_FEE_RISE : Math.max(1, now) * MOST_TIMES,
  ]
}

/** Whether there is anything that the lever moves. */
export function isSpentOn({ spend }: WalletQuestion, lever: Lever): boolean {
  const isMeant = meantBy(spend, lever)
  return spend.kindOf.some((kind, index) => isMeant(kind) && spend.cents[index] !== 0)
}

/** The same question with the lever at a value: what a break-even was found by, for whoever wants to run it again. */
export function questionAt(question: WalletQuestion, lever: Lever, value: number): WalletQuestion {
  const { spend, compiled } = question
  switch (lever.kind) {
    case 'point-value':
      return { ...question, compiled: withPointValue(compiled, lever.program, value) }
    case 'fee': {
      const fee = findCard(compiled, lever.cardId)?.fee
      return fee === undefined
        ? question
        : { ...question, compiled: withFee(compiled, lever.cardId, changeFee(fee, value)) }
    }
    default:
      return { ...question, spend: scale(spend, value, meantBy(spend, lever)) }
  }
}

/** Whether a kind of purchase is what the lever moves. */
export function meantBy({ kinds }: Spend, lever: Lever): (kind: number) => boolean {
  if (lever.kind !== 'category') {
    return () => lever.kind === 'spending'
  }
  const isMeant = kinds.map(({ leaf }) => categoryOfLeaf(leaf) === lever.category.key)
  return (kind) => isMeant[kind] === true
}

function findCard({ cards }: Compiled, cardId: string): Card | undefined {
  return cards.find(({ card }) => card.id === cardId)?.card
}

/** A first year that costs as much as the others goes with them; one that is waived or cheaper stays so. */
function changeFee({ firstYear, later }: Card['fee'], value: number): Card['fee'] {
  const changed = toCents(value)
  return { firstYear: firstYear === later ? changed : firstYear, later: changed }
}

function scale(spend: Spend, thousandths: number, isMeant: (kind: number) => boolean): Spend {
  const cents = spend.cents.map((amount, index) =>
    isMeant(spend.kindOf[index] ?? 0) ? roundDivision(amount * thousandths, AS_IT_IS) : amount,
  )
  return { ...spend, cents }
}
