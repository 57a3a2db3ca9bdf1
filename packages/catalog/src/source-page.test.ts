import { expect, it } from 'vitest'
import { releaseWithBusiness } from './business.ts'
import { parseSeen } from './seen.ts'
import { sourcePage } from './source-page.ts'

const { cards, vocabulary } = releaseWithBusiness
const link = 'https://www.example.com/card'
const sourcePages = { list: 'https://example.org/list', issuer: 'issuer' }
const pageOf = (text: string) => sourcePage(parseSeen(text), { link }, { sourcePages })

it('is the page that the fact names, else that of its source, else none', () => {
  expect(pageOf('list 2026-10-10 at https://example.org/terms')).toBe('https://example.org/terms')
  expect(pageOf('list 2026-10-10')).toBe('https://example.org/list')
  expect(pageOf('issuer 2026-10-10')).toBe(link)
  expect(pageOf('memory 2026-10-10')).toBeNull()
})

it('is known for every fee, earn rate and offer that moves the rank of a card', () => {
  const facts = cards
    .filter(({ unranked }) => unranked === undefined)
    .flatMap((card) =>
      [card.provenance.fee, ...card.provenance.earns, card.provenance.offer].flatMap((seen) =>
        seen === null ? [] : [{ id: card.id, page: sourcePage(seen, card, vocabulary) }],
      ),
    )
  expect(facts.length).toBeGreaterThan(1500)
  expect(facts.filter(({ page }) => page === null)).toEqual([])
})
