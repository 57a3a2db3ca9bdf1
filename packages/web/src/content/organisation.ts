import { sentences } from '@cardsight/contract'

/** Who we are, for machines. */
export function organisationData(publicUrl: string): readonly Readonly<Record<string, unknown>>[] {
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

/** Support is reached at the host that serves the site, so that no address is named that is not its operator's. */
export function supportEmailOf(publicUrl: string): string {
  const host = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost'
  return `support@${host.replace(/^www\./, '')}`
}
