import { useMemo } from 'react'
import { data } from 'react-router'
import { isContextSlug } from '../features/ranking/landing-address.ts'
import { arrive } from '../pages/best-cards/arrive.ts'
import { BestCardsPage } from '../pages/best-cards/best-cards-page.tsx'
import { landingMeta } from '../pages/best-cards/landing-meta.ts'
import { loadLanding, needsRun } from '../pages/best-cards/load-landing.ts'
import { readAnswer } from '../pages/best-cards/sent-answer.ts'
import { publicUrlOf } from '../root-data.ts'
import type { RouteHandle } from '../route-handle.ts'
import { pageContext } from '../server-context.ts'
import type { Route } from './+types/best-cards'

export const handle = { access: 'public' } satisfies RouteHandle

export const shouldRevalidate = needsRun

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const slug = slugOf(params)
  const loaded = { slug, ...(await loadLanding(context.get(pageContext), slug, request.url)) }
  const isWhole = loaded.answer.state === 'ranked'
  return isWhole ? data(loaded) : data(loaded, { headers: { 'cache-control': 'no-store' } })
}

export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  const slug = slugOf(params)
  return { slug, ...(await arrive({ from: window.location.pathname, request, load: serverLoader })) }
}

// A page without its result must not be cached for the next visitor.
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) =>
  loaderData === undefined && params.slug !== undefined
    ? []
    : landingMeta({
        slug: loaderData?.slug ?? null,
        answer: loaderData?.answer,
        publicUrl: publicUrlOf(matches),
        year: new Date().getFullYear(),
      })

export default function BestCardsRoute({ loaderData }: Route.ComponentProps) {
  const answer = useMemo(() => readAnswer(loaderData.answer), [loaderData.answer])
  return <BestCardsPage {...loaderData} answer={answer} />
}

/** Null on the page of current best cards, which has none. */
function slugOf({ slug }: { slug?: string | undefined }) {
  if (slug === undefined) {
    return null
  }
  if (!isContextSlug(slug)) {
    throw data(null, { status: 404 })
  }
  return slug
}
