import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { pageMeta } from '../content/page-meta.ts'
import { OopsPage, oopsMessageIn, oopsReferenceIn } from '../pages/static/oops-page.tsx'
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
  const { state } = useLocation()
  // The server doesn't know what was passed on, so after a reload the first render must match the server's.
  const passed = useSyncExternalStore(
    neverChanges,
    () => state,
    () => null,
  )
  return <OopsPage message={oopsMessageIn(passed)} reference={oopsReferenceIn(passed)} />
}

const neverChanges = () => () => {}
