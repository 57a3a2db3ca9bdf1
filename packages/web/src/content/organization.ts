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

/** The support address is at the host that serves the site, so that it always belongs to its operator. */
export function supportEmailOf(publicUrl: string): string {
  const host = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost'
  return `support@${host.replace(/^www\./, '')}`
}
