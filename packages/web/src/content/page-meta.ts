import { pagePaths, sentences, sharePicturePath } from '@cardsight/contract'
import type { MetaDescriptor } from 'react-router'

export type PageWords = {
  title: string
  description: string
  /** From the root of this site; it becomes the canonical address. */
  path: string
  noindex?: boolean
}

type PageMeta = PageWords & {
  publicUrl: string
  jsonLd?: readonly Readonly<Record<string, unknown>>[]
  kind?: 'website' | 'article'
}

/** All that a page says about itself to search engines and to those who share it. */
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
      : [feedLink, ...pictureMeta(title, `${publicUrl}${sharePicturePath({ title, description, path })}`)]),
    ...(page.jsonLd ?? []).map((value) => ({ 'script:ld+json': value })),
  ]
}

const unlisted: readonly MetaDescriptor[] = [
  { name: 'robots', content: 'noindex' },
  { name: 'twitter:card', content: 'summary' },
]

const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${sentences.productName} blog`,
  href: pagePaths.blogFeed,
}

/** The size is that of the picture the server draws; those who share a page leave room for it beforehand. */
function pictureMeta(title: string, address: string): MetaDescriptor[] {
  return [
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:image', content: address },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
  ]
}
