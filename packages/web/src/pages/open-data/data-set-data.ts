import { apiPaths } from '@cardsight/contract/api-paths'
import { sentences } from '@cardsight/contract/sentences'
import { LICENSE_URL, openDataText } from '../../content/open-data.ts'
import type { OpenData } from './open-data.ts'

/** Structured data, with which search engines for data sets list it. */
export function dataSetData(
  publicUrl: string,
  { version, today }: Pick<OpenData, 'version' | 'today'>,
): Readonly<Record<string, unknown>> {
  const download = (encodingFormat: string, path: string) => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl: `${publicUrl}${path}`,
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: `${sentences.productName} card data`,
    description: openDataText.description,
    url: `${publicUrl}${openDataText.path}`,
    license: LICENSE_URL,
    isAccessibleForFree: true,
    version,
    dateModified: today,
    creator: { '@type': 'Organization', name: sentences.productName, url: `${publicUrl}/` },
    distribution: [download('application/json', apiPaths.cards), download('text/csv', apiPaths.cardsCsv)],
  }
}
