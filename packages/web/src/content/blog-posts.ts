import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { sharePicturePath } from '@cardsight/contract/share-pictures'
import type { MetaDescriptor } from 'react-router'
import { breadcrumbData, type PageText, pageMeta } from './page-meta.ts'

export const blogText: PageText & { heading: string; intro: string } = {
  path: pagePaths.blog,
  title: 'Blog: how credit card rewards work | Cardsight',
  description:
    'Plain guides to credit card rewards: caps, fees, bonuses and points. The figures come from the engine that ranks our cards.',
  heading: 'Blog',
  intro:
    'Plain-English guides to how credit card rewards work. The figures come from the engine that ranks our cards. They change when a card does.',
}

export type PostBrief = Readonly<{ slug: string; title: string; description: string; date: string }>

export function blogMeta(publicUrl: string): MetaDescriptor[] {
  const jsonLd = [breadcrumbData(publicUrl, [{ name: blogText.heading, path: blogText.path }])]
  return pageMeta({ ...blogText, publicUrl, jsonLd })
}

export function postMeta(post: PostBrief, publicUrl: string): MetaDescriptor[] {
  const words = wordsOf(post)
  const crumbs = [
    { name: blogText.heading, path: blogText.path },
    { name: post.title, path: words.path },
  ]
  return pageMeta({
    ...words,
    publicUrl,
    kind: 'article',
    jsonLd: [articleData(post, publicUrl), breadcrumbData(publicUrl, crumbs)],
  })
}

/** Share image of a post, as a path from the site root. */
export function postPicture(post: PostBrief): string {
  return sharePicturePath(wordsOf(post))
}

function wordsOf({ slug, title, description }: PostBrief) {
  return { title: `${title} | ${sentences.productName}`, description, path: pagePaths.blogPost(slug) }
}

function articleData(post: PostBrief, publicUrl: string) {
  const us = { '@type': 'Organization', name: sentences.productName, url: `${publicUrl}/` }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    image: `${publicUrl}${postPicture(post)}`,
    mainEntityOfPage: `${publicUrl}${pagePaths.blogPost(post.slug)}`,
    author: us,
    publisher: us,
  }
}
