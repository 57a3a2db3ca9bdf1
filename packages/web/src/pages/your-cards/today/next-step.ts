/** The first change that the wallet page lists, and what it says about the cards you have. */
import { bonusSchedule } from '../../../features/wallet/card-uses.ts'
import type { CardReview, WalletAdvice } from '../../../worker/wallet-calculator.ts'

export type NextStep = Readonly<
  | { kind: 'change'; cardId: string; toId: string; cents: number }
  | { kind: 'cancel'; cardId: string; cents: number; leavesNone: boolean }
  | { kind: 'get'; cardId: string; cents: number }
  | { kind: 'keep' }
>

/** Cards to leave come first, then new ones in the order of their bonuses, as on the wallet page. Cents are a year's. */
export function nextStepOf(
  { answer }: Pick<WalletAdvice, 'answer'>,
  reviews: readonly CardReview[],
): NextStep {
  const leave = reviews.find(({ verdict }) => verdict !== 'keep')
  if (leave !== undefined) {
    const { cardId, adds, downgrade } = leave
    return downgrade === null
      ? { kind: 'cancel', cardId, cents: -adds, leavesNone: answer.best.cards.length === 0 }
      : { kind: 'change', cardId, toId: downgrade.cardId, cents: downgrade.adds - adds }
  }
  const { best, owned } = answer
  const added = best.cards.filter(({ isOwned }) => !isOwned)
  const first =
    bonusSchedule(best).find(({ cardId }) => added.some((card) => card.cardId === cardId)) ?? added[0]
  return first === undefined
    ? { kind: 'keep' }
    : { kind: 'get', cardId: first.cardId, cents: best.total - (owned?.total ?? 0) }
}

/** How many changes the wallet page asks for. */
export function countChanges(
  { answer }: Pick<WalletAdvice, 'answer'>,
  reviews: readonly CardReview[],
): number {
  const added = answer.best.cards.filter(({ isOwned }) => !isOwned)
  return added.length + reviews.filter(({ verdict }) => verdict !== 'keep').length
}
