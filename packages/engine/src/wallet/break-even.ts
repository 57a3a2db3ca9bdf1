/** Where the winner changes: one quantity is moved, whole step by whole step, and everything is run anew. */
import { compileCatalog } from '../backtest/compile.ts'
import { pointValue } from '../card/assumptions.ts'
import type { Card } from '../card/card.ts'
import { roundDivision } from '../exact.ts'
import { categoryOfLeaf } from '../leaf.ts'
import { toCents } from '../money.ts'
import type { Spend } from '../spend/spend.ts'
import { prepare } from './question.ts'
import { searchWallets } from './search.ts'
import type { BreakEven, Lever, WalletAnswer, WalletQuestion, Watch } from './wallet.ts'

const AS_IT_IS = 1000

/**
 * For each lever the nearest place below and above the present value at which another wallet stands before the present
 * best one, by its total or, where they are level, by having fewer cards; none where there is none up to four times the present value (for a fee, $1,000 more). Between
 * the values that were tried the winner is taken to hold, so a wallet that leads for less than an eighth of the way
 * can be missed; that the winner differs from one side of the place to the other has been run. Null when stopped.
 */
export function findBreakEvens(
  question: WalletQuestion,
  answer: WalletAnswer,
  levers: readonly Lever[],
  watch: Watch = {},
): BreakEven[] | null {
  const found: BreakEven[] = []
  for (const [place, lever] of levers.entries()) {
    const now = presentValue(question, lever)
    const ends = [0, lever.kind === 'fee' ? now + MOST_FEE_RISE : Math.max(1, now) * MOST_TIMES]
    for (const end of ends) {
      const change = findChange(question, answer, lever, { now, end }, watch)
      if (change === 'stopped') {
        return null
      }
      if (change !== null) {
        found.push(change)
      }
    }
    watch.onProgress?.((place + 1) / levers.length)
  }
  return found
}

const MOST_TIMES = 4
const MOST_FEE_RISE = 100_000
const STEPS = 8

function presentValue({ compiled }: WalletQuestion, lever: Lever): number {
  if (lever.kind === 'point-value') {
    return pointValue(lever.program, compiled.assumptions)
  }
  if (lever.kind === 'fee') {
    return compiled.cards.find(({ card }) => card.id === lever.cardId)?.card.fee.later ?? 0
  }
  return AS_IT_IS
}

type Range = Readonly<{ now: number; end: number }>

function findChange(
  question: WalletQuestion,
  { best }: WalletAnswer,
  lever: Lever,
  { now, end }: Range,
  watch: Watch,
): BreakEven | null | 'stopped' {
  const own = keyOf(best.cards.map(({ cardId }) => cardId))
  let lastBefore = now
  let challenger: readonly string[] | null = null
  let firstAfter = end
  for (let step = 1; step <= STEPS && challenger === null; step++) {
    const value = now + Math.trunc(((end - now) * step) / STEPS)
    const winner = winnerAt(question, lever, value, watch)
    if (winner === null) {
      return 'stopped'
    }
    if (keyOf(winner) === own) {
      lastBefore = value
    } else {
      challenger = winner
      firstAfter = value
    }
  }
  if (challenger === null) {
    return null
  }
  while (Math.abs(firstAfter - lastBefore) > 1) {
    const middle = Math.trunc((firstAfter + lastBefore) / 2)
    const winner = winnerAt(question, lever, middle, watch)
    if (winner === null) {
      return 'stopped'
    }
    if (keyOf(winner) === own) {
      lastBefore = middle
    } else {
      challenger = winner
      firstAfter = middle
    }
  }
  return { lever, now, lastBefore, firstAfter, challenger }
}

function keyOf(cardIds: readonly string[]): string {
  return [...cardIds].sort().join()
}

/** The cards of the best wallet when the lever stands at a value. */
function winnerAt(
  question: WalletQuestion,
  lever: Lever,
  value: number,
  { shouldStop }: Watch,
): readonly string[] | null {
  const { board, held, candidates } = prepare(questionAt(question, lever, value))
  const most = Math.max(0, question.size - held.length)
  const task = {
    board,
    years: question.years,
    required: held,
    candidates: candidates(),
    most,
    wanted: 1 as const,
  }
  const [best] = searchWallets(task, shouldStop === undefined ? {} : { shouldStop })?.best ?? []
  return best === undefined ? null : best.players.map(({ seat }) => seat.compiledCard.card.id)
}

/** The same question with the lever at a value: what a break-even was found by, for whoever wants to run it again. */
export function questionAt(question: WalletQuestion, lever: Lever, value: number): WalletQuestion {
  const { spend, compiled } = question
  const cards = compiled.cards.map(({ card }) => card)
  switch (lever.kind) {
    case 'spending':
      return { ...question, spend: scale(spend, value, () => true) }
    case 'category': {
      const isMeant = spend.kinds.map(({ leaf }) => categoryOfLeaf(leaf) === lever.category.key)
      return { ...question, spend: scale(spend, value, (kind) => isMeant[kind] === true) }
    }
    case 'point-value': {
      const pointValues = { ...compiled.assumptions.pointValues, [lever.program]: value }
      return { ...question, compiled: compileCatalog(cards, { ...compiled.assumptions, pointValues }) }
    }
    default: {
      const withFee = (card: Card): Card => (card.id === lever.cardId ? changeFee(card, value) : card)
      return { ...question, compiled: compileCatalog(cards.map(withFee), compiled.assumptions) }
    }
  }
}

/** A first year that costs as much as the others goes with them; one that is waived or cheaper stays so. */
function changeFee(card: Card, value: number): Card {
  const { firstYear, later } = card.fee
  const changed = toCents(value)
  return { ...card, fee: { firstYear: firstYear === later ? changed : firstYear, later: changed } }
}

function scale(spend: Spend, thousandths: number, isMeant: (kind: number) => boolean): Spend {
  const cents = spend.cents.map((amount, index) =>
    isMeant(spend.kindOf[index] ?? 0) ? roundDivision(amount * thousandths, AS_IT_IS) : amount,
  )
  return { ...spend, cents }
}
