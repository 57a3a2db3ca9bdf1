import type { CatalogCard } from '@cardsight/catalog'
import type { CardRate } from '@cardsight/contract/schemas'
import type { Day } from '@cardsight/engine/dates'

type Earn = CatalogCard['earns'][number]

/** Earn rates in the order of the card's lines, without those that have ended. */
export function presentRates(card: CatalogCard, lines: readonly string[], today: Day): CardRate[] {
  return card.earns.flatMap((earn, index) =>
    earn.to !== undefined && earn.to < today
      ? []
      : [
          {
            text: lines[index] ?? '',
            rate: earn.rate,
            isExtra: earn.adds === true,
            cap: capOf(card, earn),
            after: earn.after ?? null,
          },
        ],
  )
}

function capOf({ sharedCaps = {} }: CatalogCard, { cap, sharedCap }: Earn): CardRate['cap'] {
  const limit = cap ?? (sharedCap === undefined ? undefined : sharedCaps[sharedCap])
  if (limit === undefined) {
    return null
  }
  const { spend, reward = 0, per } = limit
  return {
    amount: spend ?? reward,
    on: spend === undefined ? 'reward' : 'spend',
    per,
    isShared: cap === undefined,
  }
}
