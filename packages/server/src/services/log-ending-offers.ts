import { endingOffers } from '@cardsight/catalog'
import { dayOfMoment } from '@cardsight/engine/dates'
import type { Deps } from '../deps.ts'

/**
 * Lists welcome offers on or past their last day. That's for the editors of the catalog: nothing is wrong with the server, so
 * it isn't a warning, and operators can alert on the metric.
 */
export function logEndingOffers({ catalog, clock, log }: Pick<Deps, 'catalog' | 'clock' | 'log'>): void {
  const offers = endingOffers(catalog.cards, dayOfMoment(clock()))
  if (offers.length > 0) {
    log.info(
      { offers: offers.map(({ cardId, until }) => `${cardId} ${until}`) },
      'welcome offers are on or past their last day; look up what follows and edit the card files',
    )
  }
}
