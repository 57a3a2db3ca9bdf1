/** Data of the about page, loaded on the server. */
import { apiPaths } from '@cardsight/contract/api-paths'
import type { PageContext } from '@cardsight/contract/pages'
import { type Overview, overviewSchema } from '@cardsight/contract/site'
import { formatDayLong } from '../../lib/format-date.ts'
import { openCardsText } from '../../lib/format-money.ts'

export type About = Readonly<{
  /** What our data holds today, in a sentence. */
  stats: string
  /** False if the catalog can't be loaded: that was reported, and the page says so. */
  isWhole: boolean
}>

export async function gatherAbout({ api, reportError }: PageContext): Promise<About> {
  const overview = await api.get(apiPaths.overview).then(
    (value) => overviewSchema.parse(value),
    (error) => {
      reportError(error)
      return null
    },
  )
  return { stats: catalogStatsOf(overview), isWhole: overview !== null }
}

export function catalogStatsOf(overview: Overview | null): string {
  if (overview === null) {
    return 'We can’t load the catalog right now. Please try again soon.'
  }
  const { cardCount, newestFactsAsOf } = overview.catalog
  return `${openCardsText(cardCount)}, last updated ${formatDayLong(newestFactsAsOf)}.`
}
