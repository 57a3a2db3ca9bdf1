/** Text of the best-cards pages, in any context. */
import type { Landing } from '../../content/landing-contexts.ts'
import { formatMoney } from '../../lib/format-money.ts'
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
  closingText:
    'Open the same amounts in your dashboard: every card over one, two or three years, with an explanation of each number.',
  closingAction: 'Open it in the dashboard',
  working: 'Calculating what each card would have earned',
} as const

/** 'Best Credit Cards for Travel'. */
export function headingOf({ headlineFor }: Pick<Landing, 'headlineFor'>): string {
  return headlineFor === undefined ? 'Best Credit Cards' : `Best Credit Cards for ${headlineFor}`
}

export function countSentence(count: number): string {
  if (count === 0) {
    return landingText.noCards
  }
  return `Showing ${count} ${count === 1 ? 'result' : 'results'}.`
}

/** Which card ranks first, by how much, and when another one would. */
export function pickSentences({ top, leaders }: Pick<Ranking, 'top' | 'leaders'>): string[] {
  const [pick, next] = top
  if (pick === undefined) {
    return []
  }
  const first = `${pick.name} would have earned the most in a year: ${formatMoney(pick.totalMoney)}`
  const lead = next === undefined ? 0 : pick.totalMoney - next.totalMoney
  const { withoutBonus, overThreeYears } = leaders
  return [
    lead >= 0.005 ? `${first}, ${formatMoney(lead)} more than the next card.` : `${first}.`,
    ...(withoutBonus === null || pick.introMoney === 0
      ? []
      : [`No bonus? ${withoutBonus.name} wins (${formatMoney(withoutBonus.totalMoney)}).`]),
    ...(overThreeYears === null
      ? []
      : [`Keeping it 3 years? ${overThreeYears.name} wins (${formatMoney(overThreeYears.totalMoney)}).`]),
  ]
}
