import { pagePaths } from '@cardsight/contract/paths'
import type { ReactNode } from 'react'
import { type PageText, pageMeta } from '../content/page-meta.ts'
import { RulesPage } from '../pages/spending/rules-page.tsx'
import { SpendingPage } from '../pages/spending/spending-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/spending'

export const handle = {
  access: 'public',
  headerButton: null,
  needsScript:
    'Spending lists every purchase on the accounts you link or the statements you import, by month and category, and the charges that come next.',
  isTool: true,
} satisfies RouteHandle

type Id = Route.ComponentProps['matches'][1]['id']

/** By the id of the route. Both need the same scripts, so they're in one file. */
const pages: Readonly<Record<Id, { text: PageText; page: ReactNode }>> = {
  spending: {
    text: {
      path: pagePaths.spending,
      noindex: true,
      title: 'Spending: Every Purchase and Charge | Cardsight',
      description: 'See every purchase, change its category, and know which charges come next.',
    },
    page: <SpendingPage />,
  },
  'spending-rules': {
    text: {
      path: pagePaths.spendingRules,
      noindex: true,
      title: 'Your Rules | Cardsight',
      description: 'Change or remove what you said about your purchases.',
    },
    page: <RulesPage />,
  },
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...pages[matches[1].id].text, publicUrl: publicUrlOf(matches) })

export default function SpendingRoute({ matches }: Route.ComponentProps) {
  return pages[matches[1].id].page
}
