/** Converts a run's columns to one list of categories per card. */
import type { CardText, CardTexts } from './cards.ts'
import { type CardInfo, type CategoryStat, CREDITS } from './cards-details.ts'
import { dollarsOf } from './dollars.ts'
import type { Amounts, RunNumbers } from './run-numbers.ts'

/** Returns the cards of a run by id, each with its categories. */
export function expandCards(run: RunNumbers, texts: CardTexts, overall: Amounts): Record<string, CardInfo> {
  const later = new Map(run.later.map((row) => [row.card, row]))
  return Object.fromEntries(
    texts.cards.map((text, card) => {
      const parts = partsOf(run, card, later.get(card))
      const own = text.givesByItself ? [remainderOf(parts, overall, card)] : []
      return [text.cardId, { ...summaryOf(text), stat: [...parts, ...own].map(statOf) }]
    }),
  )
}

type Reward = Readonly<{ cents: number; points: number }>
type Part = Readonly<{ name: string; spendingCents: number; first: Reward; later: Reward | null }>

function partsOf(run: RunNumbers, card: number, later: RunNumbers['later'][number] | undefined): Part[] {
  return run.categories.map(({ name, spendingCents, money, points }, category) => {
    const laterCents = later?.money[category] ?? 0
    const cents = money[card] ?? 0
    return {
      name,
      spendingCents,
      first: { cents, points: (points[card] ?? 0) + cents },
      later:
        later === undefined
          ? null
          : { cents: laterCents, points: (later.points[category] ?? 0) + laterCents },
    }
  })
}

/** Anniversary points and credits don't depend on purchases: they are the reward minus all categories. */
function remainderOf(parts: readonly Part[], { money, points }: Amounts, card: number): Part {
  const [oneYear, twoYears] = [
    { cents: money[0][card] ?? 0, points: points[0][card] ?? 0 },
    { cents: money[1][card] ?? 0, points: points[1][card] ?? 0 },
  ]
  const first = subtractAll(
    oneYear,
    parts.map((part) => part.first),
  )
  const later = subtractAll(
    { cents: twoYears.cents - oneYear.cents, points: twoYears.points - oneYear.points },
    parts.map((part) => part.later ?? part.first),
  )
  return { name: CREDITS, spendingCents: 0, first, later }
}

function subtractAll(total: Reward, parts: readonly Reward[]): Reward {
  return parts.reduce(
    (rest, { cents, points }) => ({ cents: rest.cents - cents, points: rest.points - points }),
    total,
  )
}

function statOf({ name, spendingCents, first, later }: Part): CategoryStat {
  return {
    category: name,
    spending: dollarsOf(spendingCents),
    money: dollarsOf(first.cents),
    points: first.points,
    ...(later === null ? {} : { later: { money: dollarsOf(later.cents), points: later.points } }),
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
