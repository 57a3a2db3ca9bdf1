import type { CatalogCard } from '@cardsight/catalog'
import type { CardRate } from '@cardsight/contract/cards'
import { type Condition, canHold, type Habits } from '@cardsight/engine/cards'
import type { Day } from '@cardsight/engine/dates'

type Earn = CatalogCard['earns'][number]

/** Earn rates in the order of the card's lines, without those that have ended. */
export function presentRates(
  card: CatalogCard,
  { lines, habits, today }: Readonly<{ lines: readonly string[]; habits: Habits; today: Day }>,
): CardRate[] {
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
            // Rules of the engine are in the order of the card's rates.
            needs: unmetCondition(card.engine.rules[index]?.condition, habits),
          },
        ],
  )
}

function unmetCondition(condition: Condition | undefined, habits: Habits): CardRate['needs'] {
  return condition === undefined || canHold(condition, habits) ? null : condition.kind
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
