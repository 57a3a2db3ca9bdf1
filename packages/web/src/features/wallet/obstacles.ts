/** Issuer rules that keep a card or its bonus from a user, derived from the user's answers. */

import type { WalletCardInfo } from '@cardsight/contract/wallet'
import type { Obstacle } from '@cardsight/engine/wallet'

export type PersonalLimits = Readonly<{
  /** Cards of any issuer opened in the last 24 months. */
  openedIn24Months: number
  /** Cards whose bonus the user has already received. */
  hadBonus: readonly string[]
  /** Cards without a bonus because the user received that of a card of the same family. */
  hadInFamily: readonly string[]
  /** Cards that the user can't or doesn't want to get. */
  unwanted: readonly string[]
}>

export const noLimits: PersonalLimits = { openedIn24Months: 0, hadBonus: [], hadInFamily: [], unwanted: [] }

/** Issuers that reject people who opened this many cards, of any issuer, in 24 months. */
const openedLimits = [
  { issuer: 'Chase', max: 4, rule: 'five or more cards opened in 24 months (5/24)' },
] as const

/**
 * Issuers that pay a card's bonus once per lifetime; others pay it again after some time, which the user knows best.
 */
const oncePerLifetime: readonly string[] = ['American Express']

export function obstaclesOf(limits: PersonalLimits, cards: readonly WalletCardInfo[]): Obstacle[] {
  return cards.flatMap(({ cardId, issuer }): Obstacle[] => {
    if (limits.unwanted.includes(cardId)) {
      return [{ cardId, rule: 'you don’t want it', isBonusOnly: false }]
    }
    const limit = openedLimits.find((each) => each.issuer === issuer)
    if (limit !== undefined && limits.openedIn24Months > limit.max) {
      return [{ cardId, rule: limit.rule, isBonusOnly: false }]
    }
    if (limits.hadBonus.includes(cardId)) {
      const rule = oncePerLifetime.includes(issuer)
        ? 'once per lifetime, and you already received it'
        : 'you already received it'
      return [{ cardId, rule, isBonusOnly: true }]
    }
    if (limits.hadInFamily.includes(cardId)) {
      return [{ cardId, rule: 'you received the bonus of a related card', isBonusOnly: true }]
    }
    return []
  })
}
