import { type ContextSlug, pagePaths } from '@cardsight/contract'
import { data } from 'react-router'
import { contextLabels } from '../content/context-labels.ts'
import { pageMeta } from '../content/page-meta.ts'
import { plannedPages } from '../content/planned-pages.ts'
import { PlannedPage } from '../pages/static/planned-page.tsx'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/best-cards'

export const handle = { access: 'public' } satisfies RouteHandle

export function loader({ params }: Route.LoaderArgs) {
  if (!isContextSlug(params.slug)) {
    throw data(null, { status: 404 })
  }
  return { slug: params.slug }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined ? [] : pageMeta({ ...wordsFor(loaderData.slug), publicUrl: publicUrlOf(matches) })

export default function BestCardsRoute({ loaderData }: Route.ComponentProps) {
  return <PlannedPage page={wordsFor(loaderData.slug)} />
}

function wordsFor(slug: ContextSlug) {
  const heading = `${plannedPages.currentBestCards.heading} for ${contextLabels[slug]}`
  const path = pagePaths.bestCardsFor(slug)
  return { ...plannedPages.currentBestCards, heading, title: `${heading} | Cardsight`, path }
}

function isContextSlug(slug: string): slug is ContextSlug {
  return Object.hasOwn(contextLabels, slug)
}
