/** Converts a run's units to one list of categories per card. */
import { foreignFeeSubcents, splitMoney, splitPoints } from '@cardsight/engine/values'
import type { CardText } from './cards.ts'
import { type CardInfo, type CategoryStat, CREDITS } from './cards-details.ts'
import { dollarsOf } from './dollars.ts'
import { lazy } from './lazy.ts'
import type { RunNumbers } from './run-numbers.ts'
import type { ValuedCard } from './value-cards.ts'
import type { ValuedRun } from './value-run.ts'

/** Returns the cards of a run by id, each with its categories. */
export function expandCards(run: RunNumbers, valued: ValuedRun): Record<string, CardInfo> {
  const ownInfoOf = createOwnInfo(valued)
  return Object.fromEntries(
    valued.cards.map((card) => {
      const stat = lazy(() => statsOf(run, card))
      return [
        card.text.cardId,
        {
          ...summaryOf(card.text),
          ...ownInfoOf(card),
          get stat() {
            return stat()
          },
        },
      ]
    }),
  )
}

type OwnInfo = Pick<CardInfo, 'outOfReach' | 'variants' | 'firstYearMoney'>

/** Returns a function that gives what depends on the person, without categories. */
export function createOwnInfo({ problems, groups }: ValuedRun): (card: ValuedCard) => OwnInfo {
  const others = new Map(groups.map((group) => [group.shown.cardId, group.others]))
  return (card) => {
    const { cardId } = card.text
    return {
      outOfReach: [...(problems.get(cardId) ?? [])],
      variants: (others.get(cardId) ?? []).map((variant) => ({
        cardId: variant.cardId,
        audience: variant.audience ?? variant.name,
      })),
      ...firstYearOf(card),
    }
  }
}

/** The categories of a card, and its credits. */
export function statsOf(run: RunNumbers, card: ValuedCard): CategoryStat[] {
  const parts = partsOf(run, card)
  return [...parts, ...(hasExtras(card) ? [remainderOf(parts, card)] : [])].map(statOf)
}

function firstYearOf({ overall }: ValuedCard): Pick<CardInfo, 'firstYearMoney'> {
  const cents = overall[0]?.firstYearMoney ?? 0
  return cents === 0 ? {} : { firstYearMoney: dollarsOf(cents) }
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

function partsOf({ categories }: RunNumbers, card: ValuedCard): Part[] {
  const { first, second, third, hasOtherSecondYear, hasOtherThirdYear } = card.units
  const abroadCents = categories.map((category) => category.abroadCents)
  const over = (years: number) => {
    const summed = [first, second, third].slice(0, years)
    const units = categories.map((_, index) => summed.reduce((sum, year) => sum + (year[index] ?? 0), 0))
    const fees = abroadCents.map((cents) => -foreignFeeSubcents(card.text.terms.foreignFeePpm, cents, years))
    return { money: splitMoney(units, fees, card.price, years), points: splitPoints(units) }
  }
  const one = over(1)
  const two = hasOtherSecondYear || hasOtherThirdYear ? over(2) : null
  const three = hasOtherThirdYear ? over(3) : null
  return categories.map(({ name, spendingCents }, index) => {
    const rewardIn = ({ money, points }: typeof one): Reward => ({
      cents: money[index] ?? 0,
      points: points[index] ?? 0,
    })
    return {
      name,
      spendingCents,
      first: rewardIn(one),
      later: two && subtractAll(rewardIn(two), [rewardIn(one)]),
      third: two && three && subtractAll(rewardIn(three), [rewardIn(two)]),
    }
  })
}

/** True if the card earns something that doesn't depend on purchases. */
function hasExtras({ text, creditCents }: ValuedCard): boolean {
  return creditCents > 0 || text.terms.anniversaryPoints.some((points) => points > 0)
}

/** Anniversary points and credits don't depend on purchases: they are the reward minus all categories. */
function remainderOf(parts: readonly Part[], { overall }: ValuedCard): Part {
  const totalIn = (years: 1 | 2 | 3): Reward => ({
    cents: overall[years - 1]?.money ?? 0,
    points: overall[years - 1]?.points ?? 0,
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

/** What lists and results say about a card. */
export function summaryOf(
  text: CardText,
): Omit<CardInfo, 'stat' | 'outOfReach' | 'variants' | 'firstYearMoney'> {
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
