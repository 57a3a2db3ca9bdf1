import { expect, it } from 'vitest'
import { releaseWithBusiness as release } from './business.ts'
import { findNewFacts, withNewFacts } from './refresh.ts'

/** What the server publishes of a card: its facts, without what the catalog derives from them. */
function published(change: (facts: Record<string, unknown>) => Record<string, unknown> = (facts) => facts) {
  const cards = release.cards.map(
    ({ engine, face, annualFeeCents, tags, network, perkTexts, provenance, asOf, offerState, ...facts }) => ({
      facts: change({ ...facts, ...(network !== null && { network }) }),
    }),
  )
  return JSON.parse(JSON.stringify({ formatVersion: '1.99', version: 'abcdefabcdef', cards }))
}

const doubleCash = (changes: Record<string, unknown>) =>
  published((facts) => (facts.id === 'citi-double-cash' ? { ...facts, ...changes } : facts))
const major = findNewFacts(published(), release)

it('finds nothing new in the same catalog', () => {
  expect(major).toEqual({ version: 'abcdefabcdef', facts: [] })
})

it('finds a changed rate, and compiles it', () => {
  const news = findNewFacts(doubleCash({ earns: [{ rate: 3, on: ['everything'] }] }), release)
  expect(news?.facts).toHaveLength(1)
  const updated = news === null ? release : withNewFacts(release, news)
  const card = updated.cards.find(({ id }) => id === 'citi-double-cash')
  expect(card?.engine.rules.map(({ rate }) => rate)).toEqual([3000])
  expect(card?.face).toEqual(release.cards.find(({ id }) => id === 'citi-double-cash')?.face)
  expect(updated).toMatchObject({ version: 'abcdefabcdef', cards: { length: release.cards.length } })
})

it('leaves out a card that it can’t compile', () => {
  expect(findNewFacts(doubleCash({ program: 'not-yet-known' }), release)?.facts).toEqual([])
})

it.each([
  ['another format', { ...published(), formatVersion: '99.0' }],
  ['a page of a captive portal', '<html>'],
  ['a list', []],
])('takes nothing from %s', (_name, answer) => {
  expect(findNewFacts(answer, release)).toBeNull()
})
