import { parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { releaseOf, sampleFile } from '../testing/sample-card.ts'
import { catalogHealth } from './catalog-health.ts'

const offer = '{ tiers: [{ cash: 200, spend: 500, months: 3 }], until: 2026-10-20, seen: duff 2026-10-10 }'
const { cards } = releaseOf(
  sampleFile({
    offer,
    disputed: '[{ field: fee, says: $49 a year, because: Ours is newer., seen: bonuses 2026-06-08 }]',
  }),
  sampleFile({ id: 'b-card', apr: '{ regular: [20, 30] }' }, 'cards/us-bank/b-card.yaml'),
  sampleFile({ id: 'c-card', issuer: 'Chase', status: '{ state: closed }' }, 'cards/chase/c-card.yaml'),
)

it('lists what editors have to look at', () => {
  const { endingOffers, disputed, issuers } = catalogHealth(cards, parseDay('2026-10-20'))
  expect(endingOffers.map(({ cardId, until }) => `${cardId} ${until}`)).toEqual(['plain-card 2026-10-20'])
  expect(disputed).toMatchObject([
    {
      cardId: 'plain-card',
      field: 'fee',
      says: '$49 a year',
      because: 'Ours is newer.',
      seen: { source: 'bonuses' },
    },
  ])
  // The APR was seen on 2026-08-18 with the rest of its card, 63 days before: more than 45. Rates are fresh for 90 days.
  expect(issuers).toEqual([
    { issuer: 'U.S. Bank', cards: 2, open: 2, offersKnown: 1, aprsKnown: 1, due: 1 },
    { issuer: 'Chase', cards: 1, open: 0, offersKnown: 0, aprsKnown: 0, due: 0 },
  ])
})

it('has nothing to alarm about before the last day of an offer', () => {
  expect(catalogHealth(cards, parseDay('2026-10-19')).endingOffers).toEqual([])
})
