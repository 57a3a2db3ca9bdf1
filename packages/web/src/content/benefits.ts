import { pagePaths } from '@cardsight/contract'
import { CalendarOff, Coins, Gift, HandCoins, type LucideIcon, Percent, Plane, Sprout } from 'lucide-react'
import type { LandingFilter } from './landing-filters.ts'

export type Benefit = { label: string; text: string; path: string; icon: LucideIcon }

/** In the order of the list; each leads to the public page with the filters that mean it. */
export const benefits: readonly Benefit[] = [
  benefit('No Annual Fee', 'Nothing to earn back before you are ahead.', CalendarOff, ['No Annual Fee']),
  benefit('Cash Back', 'Flat, rotating or by category: money, not points.', Coins, [
    'Flat Rate Cash Back',
    'Rotating Categories',
    'Category Cash Back',
  ]),
  benefit('Intro Bonus', 'Counted only where your spending would reach it.', Gift, ['Intro Bonus']),
  benefit('Building Credit', 'Cards for a short history, or for none yet.', Sprout, ['Low & No Credit']),
  benefit('Balance Transfer', 'Moving a balance from another card.', HandCoins, ['Balance Transfer']),
  benefit('0% Intro APR', 'A first stretch without interest.', Percent, ['0% Intro APR']),
  benefit('Travel', 'Miles, points and perks on the way.', Plane, ['Travel']),
]

function benefit(label: string, text: string, icon: LucideIcon, filters: readonly LandingFilter[]): Benefit {
  const query = new URLSearchParams(filters.map((filter) => ['filter', filter]))
  return { label, text, icon, path: `${pagePaths.currentBestCards}?${query}` }
}
