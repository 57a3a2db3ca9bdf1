/**
 * Builds the card that screens show: a list entry, the run's details about the card, and the card's texts.
 */
import type { CardText } from './cards.ts'
import type { CardInfo, CardListEntry, CategoryStat, Projection } from './cards-details.ts'
import { dollarsOf } from './dollars.ts'

/** Which parts count. Each counts unless it's explicitly false. */
export type Calculation = Readonly<{ isReward?: boolean; isIntro?: boolean; isAnnual?: boolean }>

export type ShownStat = Omit<CategoryStat, 'later' | 'third'> & { tooltip: string[] }

export type CardResult = Omit<CardListEntry, 'cardName'> &
  Omit<
    CardText,
    'tooltipsByCategory' | 'needs' | 'terms' | 'offerParts' | 'interest' | 'variantOf' | 'audience'
  > &
  Pick<CardInfo, 'variants' | 'outOfReach' | 'firstYearMoney' | 'offerParts'> & {
    stat: ShownStat[]
    calculation: Calculation
  }

/** Merges by id. The categories cover the entry's projection and add up to its reward to the cent. */
export function mergeCard(
  { cardName: _cardName, ...entry }: CardListEntry,
  info: CardInfo,
  text: CardText,
  projection: Projection,
): CardResult {
  const {
    tooltipsByCategory,
    needs: _needs,
    terms: _terms,
    offerParts: _offerParts,
    interest: _interest,
    variantOf: _product,
    audience: _audience,
    ...words
  } = text
  return {
    ...words,
    ...entry,
    variants: info.variants,
    outOfReach: info.outOfReach,
    ...(info.firstYearMoney === undefined ? {} : { firstYearMoney: info.firstYearMoney }),
    ...(info.offerParts === undefined ? {} : { offerParts: info.offerParts }),
    stat: statOverYears(info.stat, entry, Number(projection)).map((part) => ({
      ...part,
      tooltip: (tooltipsByCategory[part.category] ?? []).flatMap((line) => text.rewardDetail[line] ?? []),
    })),
    calculation: { isReward: true, isIntro: true, isAnnual: true },
  }
}

/**
 * Adds up the years. Each year is rounded, and the total only once, so the category that earns the most absorbs
 * the rounding difference.
 */
function statOverYears(stat: readonly CategoryStat[], total: Reward, years: number) {
  const parts = stat.map(({ later, third, ...first }) => {
    const byYear = [first, later ?? first, third ?? later ?? first].slice(0, years)
    return {
      ...first,
      spending: dollarsOf(centsOf(first.spending) * years),
      cents: byYear.reduce((sum, { money }) => sum + centsOf(money), 0),
      points: byYear.reduce((sum, { points }) => sum + points, 0),
    }
  })
  const largest = parts.reduce(
    (best, part, index) => (part.cents > (parts[best]?.cents ?? 0) ? index : best),
    0,
  )
  const missingCents = centsOf(total.money) - parts.reduce((sum, { cents }) => sum + cents, 0)
  const missingPoints = total.points - parts.reduce((sum, { points }) => sum + points, 0)
  return parts.map(({ cents, points, ...part }, index) => ({
    ...part,
    money: dollarsOf(index === largest ? cents + missingCents : cents),
    points: index === largest ? points + missingPoints : points,
  }))
}

type Reward = Pick<CardListEntry, 'money' | 'points'>

function centsOf(dollars: number): number {
  return Math.round(dollars * 100)
}
