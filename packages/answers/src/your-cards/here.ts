/** Which of your cards to pay with at a place, with the reasons, as screens show it. */
import type { Leaf } from '@cardsight/engine/categories'
import type { Place } from './place.ts'
import type { PreparedCards } from './prepare.ts'
import { describeChoice } from './sentences.ts'
import { type PurchaseNow, whichCard } from './which-card.ts'

/** What one of your cards earns here. Amounts are cents. */
export type PayChoice = Readonly<{
  yourCardId: string
  cardId: string
  name: string
  rewardCents: number
  feeCents: number
  bonusCents: number
  totalCents: number
  /** True if the merchant's stores don't take the card. Such cards come last, and `reason` says why. */
  isRefused: boolean
  /** Why this card. The name and the amount are apart. */
  reason: string
  notes: readonly string[]
}>

export type PayAnswer =
  | Readonly<{
      kind: 'choices'
      name: string
      leaf: Leaf
      isSure: boolean
      choices: readonly PayChoice[]
      /** Names the card that would earn the most if the store took it; null if the best card does. */
      refusedNote: string | null
    }>
  | Readonly<{ kind: 'unknown' | 'not-a-purchase' | 'debt'; name: string }>
  | Readonly<{ kind: 'empty' }>

export function answerHere(
  prepared: PreparedCards,
  place: Place,
  { cents, isAbroad }: Pick<PurchaseNow, 'cents' | 'isAbroad'>,
): PayAnswer {
  if (place.kind !== 'known') {
    return place
  }
  const { name, leaf, merchant, isSure } = place
  if (prepared.hasDebt) {
    return { kind: 'debt', name }
  }
  const choices = whichCard(prepared, { leaf, merchant, isAbroad, cents }).map((choice): PayChoice => {
    const { yourCardId, cardId, rewardCents, feeCents, bonusCents, totalCents } = choice
    const card = prepared.cards.find(({ yourCard }) => yourCard.id === yourCardId)
    const { reason, notes } = describeChoice(prepared, choice)
    return {
      ...{ yourCardId, cardId, rewardCents, feeCents, bonusCents, totalCents, reason },
      name: card?.name ?? cardId,
      isRefused: choice.refusedAt !== null,
      notes,
    }
  })
  const refusedNote = noteOnRefused(prepared, choices, { leaf, merchant: null, isAbroad, cents })
  return { kind: 'choices', name, leaf, isSure, choices, refusedNote }
}

/** @param elsewhere the same purchase at a store that takes all cards. */
function noteOnRefused(
  prepared: PreparedCards,
  choices: readonly PayChoice[],
  elsewhere: PurchaseNow,
): string | null {
  const refused = new Map(choices.filter((one) => one.isRefused).map((one) => [one.yourCardId, one]))
  const best = choices.find((one) => !one.isRefused)
  if (refused.size === 0 || best === undefined) {
    return null
  }
  const better = whichCard(prepared, elsewhere).find(
    ({ yourCardId, totalCents }) => refused.has(yourCardId) && totalCents > best.totalCents,
  )
  const choice = better === undefined ? undefined : refused.get(better.yourCardId)
  return choice === undefined
    ? null
    : `${choice.name} would earn more, but ${choice.reason.charAt(0).toLowerCase()}${choice.reason.slice(1)}`
}
