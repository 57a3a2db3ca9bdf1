import { release } from '@cardsight/catalog'
import { defaultProfile } from '@cardsight/contract/profile'
import { beforeEach, expect, it, vi } from 'vitest'

/** Each test has a worker that nobody has asked yet. */
let worker: typeof import('./published-cards.ts')

beforeEach(async () => {
  vi.resetModules()
  worker = await import('./published-cards.ts')
})

it('S-BEST-26: loads business cards with the first call for a person with a business, and not before', async () => {
  await worker.loadCardsFor([defaultProfile, { profile: defaultProfile }, null, 3])
  expect(worker.publishedCards().cards).toHaveLength(release.cards.length)
  await worker.loadCardsFor([{ spend: [], profile: { ...defaultProfile, hasBusiness: true } }])
  const ids = worker.publishedCards().cards.map(({ id }) => `${id}`)
  expect(ids).toContain('chase-ink-business-cash')
  expect(ids.length).toBeGreaterThan(release.cards.length)
})

it.each([
  [
    'your cards',
    (id: string) => ({ yourCards: { cards: [{ id: 'mine', cardId: id }] }, profile: defaultProfile }),
  ],
  ['a plan', (id: string) => ({ request: { people: [{ cards: [{ id }] }] }, profile: defaultProfile })],
])('loads them for a business card among %s, whatever the switch says', async (_name, callOf) => {
  await worker.loadCardsFor([callOf('chase-freedom-flex')])
  expect(worker.publishedCards().cards).toHaveLength(release.cards.length)
  await worker.loadCardsFor([callOf('chase-ink-business-cash')])
  expect(worker.publishedCards().cards.length).toBeGreaterThan(release.cards.length)
})
