import { sentences } from '@cardsight/contract/sentences'

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
