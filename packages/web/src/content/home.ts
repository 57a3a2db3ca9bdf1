import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import type { PageText } from './page-meta.ts'

export const homeText: PageText = {
  path: pagePaths.home,
  title: 'Cardsight: find the credit card that earns you the most',
  description:
    'Cardsight looks at what you spend and shows which credit card would have earned you the most. Free to use.',
}

/** Organization structured data. */
export function organizationData(publicUrl: string): readonly Readonly<Record<string, unknown>>[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: sentences.productName,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/favicon.svg`,
      slogan: sentences.mission,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: sentences.productName,
      url: `${publicUrl}/`,
    },
  ]
}
