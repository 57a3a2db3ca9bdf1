/** A card as it is shown: an entry of a list, what the run says of the card, and the card's own words. */
import type { CardText } from './cards.ts'
import type { CardInfo, CardListEntry, CategoryStat, Projection } from './cards-details.ts'
import { dollarsOf } from './dollars.ts'

/** Which parts count; each does unless it is explicitly false. */
export type Calculation = Readonly<{ isReward?: boolean; isIntro?: boolean; isAnnual?: boolean }>

export type ShownStat = Omit<CategoryStat, 'later'> & { tooltip: string[] }

export type CardResult = Omit<CardListEntry, 'cardName'> &
  Omit<CardText, 'tooltipsByCategory' | 'givesByItself' | 'firstYearFeeCents' | 'laterFeeCents'> & {
    stat: ShownStat[]
    calculation: Calculation
  }

/** Merges by id. The categories are of the entry's projection and add up to its reward to the cent. */
export function mergeCard(
  { cardName: _cardName, ...entry }: CardListEntry,
  info: CardInfo,
  text: CardText,
  projection: Projection,
): CardResult {
  const { tooltipsByCategory, givesByItself, firstYearFeeCents, laterFeeCents, ...words } = text
  return {
    ...words,
    ...entry,
    stat: statOverYears(info.stat, entry, Number(projection)).map((part) => ({
      ...part,
      tooltip: (tooltipsByCategory[part.category] ?? []).flatMap((line) => text.rewardDetail[line] ?? []),
    })),
    calculation: { isReward: true, isIntro: true, isAnnual: true },
  }
}

/**
 * The first year and as many later ones as there are. Each year is rounded by itself and the whole only once, so
 * the cents between the two go to the category that pays the most.
 */
function statOverYears(stat: readonly CategoryStat[], whole: Reward, years: number) {
  const parts = stat.map(({ later, ...first }) => ({
    ...first,
    spending: dollarsOf(centsOf(first.spending) * years),
    cents: centsOf(first.money) + (years - 1) * centsOf((later ?? first).money),
    points: first.points + (years - 1) * (later ?? first).points,
  }))
  const largest = parts.reduce(
    (best, part, index) => (part.cents > (parts[best]?.cents ?? 0) ? index : best),
    0,
  )
  const missingCents = centsOf(whole.money) - parts.reduce((sum, { cents }) => sum + cents, 0)
  const missingPoints = whole.points - parts.reduce((sum, { points }) => sum + points, 0)
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
