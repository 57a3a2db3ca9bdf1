import { sentences } from '@cardsight/contract'
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
  /** From the root of this site. */
  image?: string
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
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: sentences.productName },
    { name: 'twitter:card', content: page.image === undefined ? 'summary' : 'summary_large_image' },
    ...(page.image === undefined ? [] : [{ property: 'og:image', content: `${publicUrl}${page.image}` }]),
    ...(page.noindex === true ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.jsonLd ?? []).map((value) => ({ 'script:ld+json': value })),
  ]
}
