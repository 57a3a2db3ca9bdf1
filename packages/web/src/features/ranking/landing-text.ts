/** Text of the best-cards pages, in any context. */
import { laterSentences } from '@cardsight/contract/runs'
import type { Landing } from '../../content/landing-contexts.ts'
import { formatDollars } from '../../lib/format-money.ts'
import type { Ranking } from './answer.ts'

export const REGION = 'United States'

export const landingText = {
  average: 'Average monthly expense of Americans',
  own: 'Use my own spending',
  findTitle: 'Find the best credit card for you',
  findText: 'Averages aren’t you. Enter a typical month, or link your accounts.',
  findAction: 'Find Your Card →',
  explore: 'Explore the Best Credit Cards for Your Needs',
  reset: 'RESET FILTERS',
  noCards: 'No cards found for the specified filters.',
  fewerFilters: 'Remove a filter to see cards again.',
  discover: 'Looking for a particular type of rewards credit card?',
  currentBestCards: 'Current Best Cards',
  closingTitle: 'See this spending in full',
  closingText: 'The same amounts over one, two or three years, with every number explained.',
  closingAction: 'Open it in the dashboard',
  working: 'Calculating what each card would have earned',
} as const

/** 'Best Credit Cards for Travel', or for the visitor's own amounts. */
export function headingOf({ headlineFor }: Pick<Landing, 'headlineFor'>, isOwn = false): string {
  if (isOwn) {
    return 'Best Credit Cards for Your Spending'
  }
  return headlineFor === undefined ? 'Best Credit Cards' : `Best Credit Cards for ${headlineFor}`
}

/** Above the heading: whose spending the page ranks on. */
export function labelOf(isOwn: boolean): string {
  return isOwn ? `${REGION} · Your spending` : REGION
}

/** A note about a single category is wrong for amounts in all of them. */
export function noteOf({ note, isIncludeIntroBonus }: Landing, isOwn: boolean): string | undefined {
  if (!isOwn) {
    return note
  }
  return isIncludeIntroBonus
    ? 'Note: Recommendations are for your spending.'
    : 'Note: Recommendations are for your spending and exclude intro bonuses.'
}

/** The page's own text is about its amounts, so it's replaced for the visitor's. */
export function paragraphsOf(landing: Landing, isOwn: boolean): readonly [first: string, second: string] {
  if (!isOwn) {
    return [landing.firstParagraph, landing.secondParagraph]
  }
  const bonus = landing.isIncludeIntroBonus ? ' + intro bonus (if you’d earn it)' : ''
  return [
    'We ranked these cards on the amounts you entered. The first one would have earned the most.',
    `Total = rewards${bonus} − annual fee.`,
  ]
}

export function countSentence(count: number): string {
  if (count === 0) {
    return landingText.noCards
  }
  return `Showing ${count} ${count === 1 ? 'result' : 'results'}.`
}

type Picked = Pick<Ranking, 'top' | 'ties' | 'gainOverPlain' | 'leaders' | 'later'>

/** Which card is the pick, by how much, which cards come close, and when another one would lead. */
export function pickSentences({ top, ties, gainOverPlain, leaders, later }: Picked): string[] {
  const [pick, next] = top
  if (pick === undefined) {
    return []
  }
  const total = formatDollars(pick.totalMoney)
  const lead = next === undefined ? 0 : pick.totalMoney - next.totalMoney
  const { withoutBonus, overThreeYears } = leaders
  return [
    `${pick.name} would have earned the most in a year: ${total}${lead >= 0.5 ? `, ${formatDollars(lead)} more than the next card` : ''}.`,
    ...(ties.length === 0 ? [] : [`${namesText(ties)} would have earned nearly as much.`]),
    plainSentence(gainOverPlain),
    ...(withoutBonus === null || pick.introMoney === 0
      ? []
      : [`No bonus? ${withoutBonus.name} wins (${formatDollars(withoutBonus.totalMoney)}).`]),
    ...(overThreeYears === null
      ? []
      : [`Keeping it 3 years? ${overThreeYears.name} wins (${formatDollars(overThreeYears.totalMoney)}).`]),
    ...(later === undefined ? [] : laterSentences(later, formatDollars)),
  ]
}

/** Compares a pick with a plain card. */
function plainSentence(gain: number): string {
  if (Math.abs(gain) < 0.5) {
    return 'A no-fee 2% card would have earned the same.'
  }
  return gain > 0
    ? `That’s ${formatDollars(gain)} more than a no-fee 2% card.`
    : `A no-fee 2% card, if you can get one, would have earned ${formatDollars(-gain)} more.`
}

const MOST_NAMES = 2

/** 'A', 'A and B', 'A, B and 3 more cards'. */
export function namesText(names: readonly string[]): string {
  const more = names.length - MOST_NAMES
  const parts = [
    ...names.slice(0, MOST_NAMES),
    ...(more > 0 ? [`${more} more card${more === 1 ? '' : 's'}`] : []),
  ]
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '')
}
