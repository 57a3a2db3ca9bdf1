import { pagePaths } from '@cardsight/contract/paths'
import { pageMeta } from '../content/page-meta.ts'
import { StatementsPage } from '../pages/statements/statements-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/statements'

export const handle = {
  access: 'public',
  headerButton: null,
  needsScript:
    'Import statements from your bank to see which card would have earned the most. Your browser reads the files.',
  isTool: true,
} satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    path: pagePaths.statements,
    title: 'Find Your Best Card From Your Statements | Cardsight',
    description:
      'Import the CSV, OFX, QIF, Excel or PDF files from your bank and see which card would have earned you the most. Files never leave your device.',
    publicUrl: publicUrlOf(matches),
  })

export default function StatementsRoute() {
  return <StatementsPage />
}
