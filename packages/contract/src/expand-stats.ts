/** Converts a run's columns to one list of categories per card. */
import type { CardText, CardTexts } from './cards.ts'
import { type CardInfo, type CategoryStat, CREDITS } from './cards-details.ts'
import { dollarsOf } from './dollars.ts'
import type { Amounts, RunNumbers } from './run-numbers.ts'

/** Returns the cards of a run by id, each with its categories. */
export function expandCards(run: RunNumbers, texts: CardTexts, overall: Amounts): Record<string, CardInfo> {
  const later = new Map(run.later.map((row) => [row.card, row]))
  const third = new Map(run.third?.map((row) => [row.card, row]))
  return Object.fromEntries(
    texts.cards.map((text, card) => {
      const parts = partsOf(run, card, later.get(card), third.get(card))
      const own = text.givesByItself ? [remainderOf(parts, overall, card)] : []
      return [text.cardId, { ...summaryOf(text), stat: [...parts, ...own].map(statOf) }]
    }),
  )
}

type Reward = Readonly<{ cents: number; points: number }>
/** `later` and `third` are null for a year like the one before. */
type Part = Readonly<{
  name: string
  spendingCents: number
  first: Reward
  later: Reward | null
  third: Reward | null
}>

type YearRow = RunNumbers['later'][number] | undefined

function partsOf(run: RunNumbers, card: number, later: YearRow, third: YearRow): Part[] {
  return run.categories.map(({ name, spendingCents, money, points }, category) => {
    const cents = money[card] ?? 0
    return {
      name,
      spendingCents,
      first: { cents, points: (points[card] ?? 0) + cents },
      later: rewardOf(later, category),
      third: rewardOf(third, category),
    }
  })
}

function rewardOf(row: YearRow, category: number): Reward | null {
  const cents = row?.money[category] ?? 0
  return row === undefined ? null : { cents, points: (row.points[category] ?? 0) + cents }
}

/** Anniversary points and credits don't depend on purchases: they are the reward minus all categories. */
function remainderOf(parts: readonly Part[], { money, points }: Amounts, card: number): Part {
  const totalIn = (years: 1 | 2 | 3): Reward => ({
    cents: money[years - 1]?.[card] ?? 0,
    points: points[years - 1]?.[card] ?? 0,
  })
  const first = subtractAll(
    totalIn(1),
    parts.map((part) => part.first),
  )
  const later = subtractAll(subtractAll(totalIn(2), [totalIn(1)]), parts.map(secondYear))
  const third = parts.some((part) => part.third !== null)
    ? subtractAll(
        subtractAll(totalIn(3), [totalIn(2)]),
        parts.map((part) => part.third ?? secondYear(part)),
      )
    : null
  return { name: CREDITS, spendingCents: 0, first, later, third }
}

function secondYear({ first, later }: Part): Reward {
  return later ?? first
}

function subtractAll(total: Reward, parts: readonly Reward[]): Reward {
  return parts.reduce(
    (rest, { cents, points }) => ({ cents: rest.cents - cents, points: rest.points - points }),
    total,
  )
}

function statOf({ name, spendingCents, first, later, third }: Part): CategoryStat {
  return {
    category: name,
    spending: dollarsOf(spendingCents),
    money: dollarsOf(first.cents),
    points: first.points,
    ...(later === null ? {} : { later: { money: dollarsOf(later.cents), points: later.points } }),
    ...(third === null ? {} : { third: { money: dollarsOf(third.cents), points: third.points } }),
  }
}

function summaryOf(text: CardText): Omit<CardInfo, 'stat'> {
  return {
    name: text.name,
    link: text.link,
    issuer: text.issuer,
    network: text.network,
    kind: text.kind,
    face: text.face,
    status: text.status,
    asOf: text.asOf,
    offer: text.offer,
    unitForPoints: text.unitForPoints,
    creditRange: text.creditRange,
    features: text.features,
    category: text.category,
  }
}
