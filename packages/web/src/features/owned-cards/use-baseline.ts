import { useEffect, useRef, useState } from 'react'
import { shortCardNames } from '../../cards/short-card-name.ts'
import { formatDollars } from '../../lib/format-money.ts'
import type { OwnedCard } from './account-cards.ts'

/** Null if it can't be said what the cards earn. */
export type LoadBaseline = (cards: readonly OwnedCard[], years: 1 | 2 | 3) => Promise<Baseline | null>

/** What the cards earn; null until it's known. A failure leaves it out: nothing else depends on it. */
export function useBaseline(
  load: LoadBaseline,
  cards: readonly OwnedCard[],
  years: 1 | 2 | 3,
  basis: unknown,
): Baseline | null {
  const key = JSON.stringify([cards, years])
  const [loaded, setLoaded] = useState<Readonly<{ key: string; baseline: Baseline | null }> | null>(null)
  const latest = useRef({ load, cards })
  useEffect(() => {
    latest.current = { load, cards }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new basis loads again
  useEffect(() => {
    let isCurrent = true
    const asked = latest.current
    const settle = (baseline: Baseline | null) => isCurrent && setLoaded({ key, baseline })
    if (asked.cards.length === 0) {
      settle(null)
    } else {
      asked.load(asked.cards, years).then(settle, () => settle(null))
    }
    return () => {
      isCurrent = false
    }
  }, [key, basis])
  return loaded?.key === key ? loaded.baseline : null
}

/** Sentences that compare the pick with the cards that a person has. */
type NamedCard = Readonly<{ name: string; issuer: string }>

/**
 * What the person's cards earn, and how we know. `own-purchases`: each card on the purchases of its linked account.
 * `all-spending`: one card on everything. `best-use`: several cards, each where it earns the most.
 */
export type Baseline = Readonly<{
  kind: 'own-purchases' | 'all-spending' | 'best-use'
  cardIds: readonly string[]
  /** Dollars over the years of the projection, after fees. */
  total: number
}>

/** '$872 more than your Freedom Unlimited' */
export function gainText(gain: number, owned: readonly NamedCard[]): string {
  const dollars = formatDollars(Math.abs(gain))
  const cards = `your ${ownedNames(owned)}`
  return dollars === '$0' ? `As much as ${cards}` : `${dollars} ${gain > 0 ? 'more' : 'less'} than ${cards}`
}

const periods = { 1: '', 2: ' in 2 years', 3: ' in 3 years' } as const

type Comparison = Readonly<{
  baseline: Baseline
  owned: readonly NamedCard[]
  pick: NamedCard & Readonly<{ totalMoney: number }>
  years: 1 | 2 | 3
}>

/** 'You earned about $412 with Freedom Unlimited. Gold would have earned $1,284.' */
export function baselineText({ baseline, owned, pick, years }: Comparison): string {
  const [pickName = pick.name, ...names] = shortCardNames([pick, ...owned])
  const total = formatDollars(baseline.total)
  const cards = listed(names)
  const own = {
    'own-purchases': `You earned about ${total} with ${cards}${periods[years]}.`,
    'all-spending': `You’d have earned about ${total} with ${cards}${periods[years]}.`,
    'best-use': `Used where each earns the most, ${cards} would have earned about ${total}${periods[years]}.`,
  }[baseline.kind]
  return `${own} ${pickName} would have earned ${formatDollars(pick.totalMoney)}.`
}

/** 'Freedom Unlimited', or '3 cards'. */
function ownedNames(owned: readonly NamedCard[]): string {
  const [only] = shortCardNames(owned)
  return owned.length === 1 && only !== undefined ? only : `${owned.length} cards`
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
