/** Converts a run's units to one list of categories per card. */
import { foreignFeeSubcents, splitMoney, splitPoints } from '@cardsight/engine/values'
import { laterYearDollars } from './answer.ts'
import type { CardText } from './cards.ts'
import { type CardInfo, type CategoryStat, CREDITS } from './cards-details.ts'
import { dollarsOf } from './dollars.ts'
import { lazy } from './lazy.ts'
import type { RunNumbers } from './run-numbers.ts'
import { sumOf, type ValuedCard } from './value-cards.ts'
import type { ValuedRun } from './value-run.ts'

/** Returns the cards of a run by id, each with its categories. */
export function expandCards(run: RunNumbers, valued: ValuedRun): Record<string, CardInfo> {
  const ownInfoOf = createOwnInfo(valued)
  return Object.fromEntries(
    valued.cards.map((card) => {
      const stat = lazy(() => (valued.debt === null ? statsOf(run, card) : []))
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

type OwnInfo = Pick<CardInfo, 'outOfReach' | 'variants' | 'laterYear' | 'firstYearMoney' | 'offerParts'>

/** Returns a function that gives what depends on the person, without categories. */
function createOwnInfo({ problems, groups, debt }: ValuedRun): (card: ValuedCard) => OwnInfo {
  const others = new Map(groups.map((group) => [group.shown.cardId, group.others]))
  return (card) => {
    const { cardId } = card.text
    return {
      outOfReach: [...(problems.get(cardId) ?? [])],
      variants: (others.get(cardId) ?? []).map((variant) => ({
        cardId: variant.cardId,
        audience: variant.audience ?? variant.name,
      })),
      ...(debt === null
        ? { laterYear: laterYearDollars(card), ...firstYearOf(card), ...uncountedOf(card) }
        : {}),
    }
  }
}

/** The categories of a card, and its credits. */
function statsOf(run: RunNumbers, card: ValuedCard): CategoryStat[] {
  const { first, later, third } = earnedIn(run, card)
  const stats = run.categories.map(({ name, spendingCents }, index) =>
    statOf(
      { name, spendingCents },
      rewardAt(first, index),
      later && rewardAt(later, index),
      third && rewardAt(third, index),
    ),
  )
  return hasExtras(card) ? [...stats, extrasOf(card, { first, later, third })] : stats
}

function firstYearOf({ overall }: ValuedCard): Pick<CardInfo, 'firstYearMoney'> {
  const cents = overall[0]?.firstYearMoney ?? 0
  return cents === 0 ? {} : { firstYearMoney: dollarsOf(cents) }
}

/** Most offers count in full. */
function uncountedOf({ offerParts }: ValuedCard): Pick<CardInfo, 'offerParts'> {
  const parts = offerParts()
  return parts.some(({ reason }) => reason !== null) ? { offerParts: parts } : {}
}

type Reward = Readonly<{ cents: number; points: number }>
/** Rewards by category. */
type Column = Readonly<{ cents: readonly number[]; points: readonly number[] }>
/** `later` and `third` are null for a year like the one before. */
type Earned = Readonly<{ first: Column; later: Column | null; third: Column | null }>

function earnedIn({ categories }: RunNumbers, card: ValuedCard): Earned {
  const { first, second, third, hasOtherSecondYear, hasOtherThirdYear } = card.units
  const { foreignFeePpm } = card.text.terms
  const over = (years: number, units: readonly number[]): Column => {
    const fees = categories.map(({ abroadCents }) => -foreignFeeSubcents(foreignFeePpm, abroadCents, years))
    return { cents: splitMoney(units, fees, card.price, years), points: splitPoints(units) }
  }
  const one = over(1, first)
  if (categories.length === 0 || !(hasOtherSecondYear || hasOtherThirdYear)) {
    return { first: one, later: null, third: null }
  }
  const firstTwo = first.map((units, category) => units + (second[category] ?? 0))
  const two = over(2, firstTwo)
  const later = subtractColumns(two, one)
  if (!hasOtherThirdYear) {
    return { first: one, later, third: null }
  }
  const all = firstTwo.map((units, category) => units + (third[category] ?? 0))
  return { first: one, later, third: subtractColumns(over(3, all), two) }
}

function subtractColumns(a: Column, b: Column): Column {
  return {
    cents: a.cents.map((cents, index) => cents - (b.cents[index] ?? 0)),
    points: a.points.map((points, index) => points - (b.points[index] ?? 0)),
  }
}

function rewardAt({ cents, points }: Column, index: number): Reward {
  return { cents: cents[index] ?? 0, points: points[index] ?? 0 }
}

/** True if the card earns something that doesn't depend on purchases. */
function hasExtras({ text, creditCents }: ValuedCard): boolean {
  const { anniversaryPoints, anniversaryNightUnits = [] } = text.terms
  return creditCents > 0 || [...anniversaryPoints, ...anniversaryNightUnits].some((amount) => amount > 0)
}

/** Anniversary bonuses and credits don't depend on purchases: they are the reward minus all categories. */
function extrasOf({ overall }: ValuedCard, { first, later, third }: Earned): CategoryStat {
  const beyond = (year: 1 | 2 | 3, column: Column): Reward => {
    const [total, before] = [overall[year - 1], overall[year - 2]]
    return {
      cents: (total?.money ?? 0) - (before?.money ?? 0) - sumOf(column.cents),
      points: (total?.points ?? 0) - (before?.points ?? 0) - sumOf(column.points),
    }
  }
  return statOf(
    { name: CREDITS, spendingCents: 0 },
    beyond(1, first),
    beyond(2, later ?? first),
    third && beyond(3, third),
  )
}

function statOf(
  { name, spendingCents }: Readonly<{ name: string; spendingCents: number }>,
  first: Reward,
  later: Reward | null,
  third: Reward | null,
): CategoryStat {
  const stat = {
    category: name,
    spending: dollarsOf(spendingCents),
    money: dollarsOf(first.cents),
    points: first.points,
  }
  if (later === null) {
    return stat
  }
  return { ...stat, later: inDollars(later), ...(third === null ? {} : { third: inDollars(third) }) }
}

function inDollars({ cents, points }: Reward) {
  return { money: dollarsOf(cents), points }
}

/** What lists and results say about a card. */
function summaryOf(text: CardText): Omit<CardInfo, 'stat' | keyof OwnInfo> {
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
    earnsPercent: text.earnsPercent,
    creditRange: text.creditRange,
    features: text.features,
    category: text.category,
  }
}
