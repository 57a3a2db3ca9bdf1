/** From exact units to the cents and points that are shown: the one place where a run is rounded. */
import { isTierEarned, tierHundredths, tierPoints } from '../card/intro-bonus.ts'
import { roundDivision, roundMoney, roundPoints, UNITS_PER_POINT, worth } from '../exact.ts'
import { type Compiled, type CompiledCard, projections } from './compile.ts'

/** Whole cents or points, by card. */
export type Column = Float64Array

/** What the cards would have come to for some spending. Columns of a projection are by years held, from 1. */
export type Outcome = Readonly<{
  /** Net cents of the spending year. */
  spendingCents: number
  /** Reward from purchases, and points and credits that come by themselves. */
  money: readonly Column[]
  points: readonly Column[]
  introMoney: Column
  introPoints: Column
  /** money + introMoney - annualFee. */
  total: readonly Column[]
}>

/** Exact reward of a card for so many years: units of points, and the fee for purchases abroad. */
export type ExactReward = Readonly<{ units: number; extraRests: number }>

const RESTS_PER_CENT = 10_000_000
const RESTS_PER_MILLIONTH = 10

/** `rewardOf` gives the units of a card's first and of a later year for this spending. */
export function outcomeOf(
  compiled: Compiled,
  spendingCents: number,
  abroadCents: number,
  rewardOf: (card: number) => { first: number; later: number },
): Outcome {
  const { cards } = compiled
  const column = () => new Float64Array(cards.length)
  const outcome = {
    spendingCents,
    money: projections.map(column),
    points: projections.map(column),
    introMoney: column(),
    introPoints: column(),
    total: projections.map(column),
  }
  for (const [index, compiledCard] of cards.entries()) {
    const reward = rewardOf(index)
    const bonus = bonusOf(compiledCard, spendingCents)
    outcome.introMoney[index] = bonus.cents
    outcome.introPoints[index] = bonus.points
    for (const [place, years] of projections.entries()) {
      const { units, extraRests } = exactReward(compiledCard, reward, abroadCents, years)
      const gifts = compiledCard.giftPoints[place] ?? 0
      const allUnits = units + gifts * UNITS_PER_POINT
      const credits = compiledCard.creditCents * years * RESTS_PER_CENT
      const money = roundMoney(worth(allUnits, compiledCard.value, extraRests + credits))
      write(outcome.money[place], index, money)
      write(outcome.points[place], index, roundPoints(allUnits))
      write(outcome.total[place], index, money + bonus.cents - (compiledCard.fees[place] ?? 0))
    }
  }
  return outcome
}

/** What purchases earn in so many years: a match doubles the first, and a fee abroad takes off its part. */
export function exactReward(
  { card, foreignFeePpm }: CompiledCard,
  reward: Readonly<{ first: number; later: number }>,
  abroadCents: number,
  years: number,
): ExactReward {
  const first = card.isFirstYearMatched ? reward.first * 2 : reward.first
  return {
    units: first + reward.later * (years - 1),
    extraRests: -abroadCents * foreignFeePpm * years * RESTS_PER_MILLIONTH,
  }
}

function bonusOf({ card, value }: CompiledCard, yearCents: number): { cents: number; points: number } {
  let [hundredths, points] = [0, 0]
  for (const tier of card.bonus) {
    if (isTierEarned(tier, yearCents)) {
      hundredths += tierHundredths(tier, value)
      points += tierPoints(tier)
    }
  }
  return { cents: roundDivision(hundredths, 100), points }
}

function write(column: Column | undefined, index: number, amount: number): void {
  if (column !== undefined) {
    column[index] = amount
  }
}
