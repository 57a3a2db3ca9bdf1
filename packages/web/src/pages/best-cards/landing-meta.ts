import { type ContextSlug, pagePaths } from '@cardsight/contract/paths'
import type { MetaDescriptor } from 'react-router'
import { landingOf } from '../../content/landing-contexts.ts'
import { breadcrumbData, pageMeta } from '../../content/page-meta.ts'
import { landingPath } from '../../features/ranking/landing-address.ts'
import { headingOf, REGION } from '../../features/ranking/landing-text.ts'
import type { SentAnswer } from './sent-answer.ts'

type LandingMeta = {
  slug: ContextSlug | null
  publicUrl: string
  answer: SentAnswer | undefined
  year: number
}

export function landingMeta({ slug, publicUrl, answer, year }: LandingMeta): MetaDescriptor[] {
  const { seoTitle, seoDescription } = landingOf(slug)
  const crumbs = [null, ...(slug === null ? [] : [slug])].map((step) => ({
    name: headingOf(landingOf(step)),
    path: landingPath(step),
  }))
  return pageMeta({
    title: seoTitle ?? `${headingOf({})} - ${REGION} ${year}`,
    description: seoDescription,
    path: landingPath(slug),
    publicUrl,
    jsonLd: [breadcrumbData(publicUrl, crumbs), ...listData(publicUrl, answer)],
  })
}

/** The top cards as structured data, each with its page. */
function listData(publicUrl: string, answer: SentAnswer | undefined) {
  if (answer?.state !== 'ranked') {
    return []
  }
  const itemListElement = answer.top.map(({ cardId, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: `${publicUrl}${pagePaths.card(cardId)}`,
  }))
  return [{ '@context': 'https://schema.org', '@type': 'ItemList', itemListElement }]
}
