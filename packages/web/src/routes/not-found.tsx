import { sentences } from '@cardsight/contract'
import { data } from 'react-router'
import { NotFoundPage } from '../pages/static/not-found-page.tsx'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/not-found'

export const handle = { access: 'public' } satisfies RouteHandle

export const loader = () => data(null, { status: 404 })

export const meta: Route.MetaFunction = () => [
  { title: `${sentences.oopsTitle} | ${sentences.productName}` },
  { name: 'robots', content: 'noindex' },
]

export default function NotFoundRoute() {
  return <NotFoundPage />
}
