import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { sharePicturePath } from '@cardsight/contract/share-pictures'
import type { MetaDescriptor } from 'react-router'

export type PageText = {
  title: string
  description: string
  /** Path from the site root; it becomes the canonical URL. */
  path: string
  noindex?: boolean
}

type PageMeta = PageText & {
  publicUrl: string
  jsonLd?: readonly Readonly<Record<string, unknown>>[]
  kind?: 'website' | 'article'
  /** Links the feed of card changes. */
  hasChangesFeed?: boolean
}

/** Meta tags of a page for search engines and link previews. */
export function pageMeta({ title, description, path, publicUrl, ...page }: PageMeta): MetaDescriptor[] {
  const url = `${publicUrl}${path}`
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:site_name', content: sentences.productName },
    ...(page.noindex === true
      ? unlisted
      : [
          blogFeedLink,
          ...pictureMeta(title, `${publicUrl}${sharePicturePath({ title, description, path })}`),
        ]),
    ...(page.hasChangesFeed === true ? [changesFeedLink] : []),
    ...(page.jsonLd ?? []).map((value) => ({ 'script:ld+json': value })),
  ]
}

const unlisted: readonly MetaDescriptor[] = [
  { name: 'robots', content: 'noindex' },
  { name: 'twitter:card', content: 'summary' },
]

const changesFeedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: `${sentences.productName} card changes`,
  href: pagePaths.cardChangesFeed,
}

const blogFeedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${sentences.productName} blog`,
  href: pagePaths.blogFeed,
}

/** Size of the image that the server draws, so that previews can reserve space. */
function pictureMeta(title: string, address: string): MetaDescriptor[] {
  return [
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:image', content: address },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
  ]
}

type Crumb = Readonly<{ name: string; path: string }>

/** Breadcrumb structured data from the home page to this page. */
export function breadcrumbData(publicUrl: string, crumbs: readonly Crumb[]) {
  const trail: readonly Crumb[] = [{ name: 'Home', path: '/' }, ...crumbs]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  }
}
