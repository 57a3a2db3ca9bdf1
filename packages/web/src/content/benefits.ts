import { pagePaths } from '@cardsight/contract/paths'
import { CalendarOff, Coins, Gift, HandCoins, type LucideIcon, Percent, Plane, Sprout } from 'lucide-react'
import type { LandingFilter } from './card-filters.ts'

export type Benefit = Readonly<{
  label: string
  text: string
  path: string
  filters: readonly LandingFilter[]
  icon: LucideIcon
}>

/** In display order; each links to the best-cards page with the matching filters. */
export const benefits: readonly Benefit[] = [
  benefit('No Annual Fee', 'No fee to make up.', CalendarOff, ['No Annual Fee']),
  benefit('Cash Back', 'Flat, rotating or by category: cash, not points.', Coins, [
    'Flat Rate Cash Back',
    'Rotating Categories',
    'Category Cash Back',
  ]),
  benefit('Intro Bonus', 'Counted only if you’d spend enough to earn it.', Gift, ['Intro Bonus']),
  benefit('Building Credit', 'Cards for a short credit history, or none yet.', Sprout, ['Low & No Credit']),
  benefit('Balance Transfer', 'Move a balance from another card.', HandCoins, ['Balance Transfer']),
  benefit('0% Intro APR', '0% interest for an intro period.', Percent, ['0% Intro APR']),
  benefit('Travel', 'Miles, points and travel perks.', Plane, ['Travel']),
]

function benefit(label: string, text: string, icon: LucideIcon, filters: readonly LandingFilter[]): Benefit {
  const query = new URLSearchParams(filters.map((filter) => ['filter', filter]))
  return { label, text, icon, filters, path: `${pagePaths.currentBestCards}?${query}` }
}
