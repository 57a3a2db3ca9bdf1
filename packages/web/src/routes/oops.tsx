import { pagePaths, sentences } from '@cardsight/contract'
import { useLocation } from 'react-router'
import { pageMeta } from '../content/page-meta.ts'
import { oopsMessageIn } from '../pages/static/oops-message.ts'
import { OopsPage } from '../pages/static/oops-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/oops'

export const handle = { access: 'public' } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: `${sentences.oopsTitle} | ${sentences.productName}`,
    description: sentences.oopsDefault,
    path: pagePaths.oops,
    publicUrl: publicUrlOf(matches),
    noindex: true,
  })

export default function OopsRoute() {
  return <OopsPage message={oopsMessageIn(useLocation().state)} />
}
