import type { CatalogChange } from '@cardsight/contract/cards'
import { expect, it } from 'vitest'
import { changesFeedXml } from './feed.ts'

const publicUrl = 'https://cardsight.example:8443'

const ferry: CatalogChange = {
  cardId: 'ferry',
  cardName: 'Ferry & Boats',
  date: '2026-10-02',
  field: 'fee',
  text: 'Annual fee rose from $80 to $95.',
  source: 'A survey',
  isAnnounced: false,
  isFirstSeen: true,
}

function entriesOf(changes: readonly CatalogChange[]) {
  const xml = changesFeedXml(publicUrl, changes, '2025-01-01')
  const document = new DOMParser().parseFromString(xml, 'text/xml')
  const textOf = (parent: Element | Document, name: string) => parent.querySelector(name)?.textContent
  return {
    updated: textOf(document, 'feed > updated'),
    entries: [...document.querySelectorAll('entry')].map((entry) => ({
      id: textOf(entry, 'id'),
      title: textOf(entry, 'title'),
      updated: textOf(entry, 'updated'),
      content: textOf(entry, 'content'),
      link: entry.querySelector('link')?.getAttribute('href'),
    })),
  }
}

it('has an entry for a change, with the card, the day and the source', () => {
  expect(entriesOf([ferry])).toEqual({
    updated: '2026-10-02T00:00:00Z',
    entries: [
      {
        id: 'tag:cardsight.example,2026:cards/ferry/fee/2026-10-02',
        title: 'Ferry & Boats: Annual fee rose from $80 to $95.',
        updated: '2026-10-02T00:00:00Z',
        content: 'Annual fee rose from $80 to $95. Source: A survey. First seen on this day.',
        link: `${publicUrl}/cards/ferry#history`,
      },
    ],
  })
})

it('has ids that depend on card, day and field, and on no text', () => {
  const ids = (change: Partial<CatalogChange>) => entriesOf([{ ...ferry, ...change }]).entries[0]?.id
  const id = ids({})
  expect(ids({ cardName: 'Ferry', text: 'The fee is $95.', source: 'Nobody', isFirstSeen: false })).toBe(id)
  expect([ids({ cardId: 'x' }), ids({ date: '2026-10-03' }), ids({ field: 'rates' })]).not.toContain(id)
})

it('joins changes of the same card, day and field, so that ids are unique', () => {
  const { entries } = entriesOf([ferry, { ...ferry, text: 'It is $0 in the first year.' }])
  expect(entries.map(({ title }) => title)).toEqual([
    'Ferry & Boats: Annual fee rose from $80 to $95. It is $0 in the first year.',
  ])
})

it('leaves out announced changes, whose date would be in the future', () => {
  const { entries, updated } = entriesOf([{ ...ferry, date: '2027-01-01', isAnnounced: true }, ferry])
  expect(entries).toHaveLength(1)
  expect(updated).toBe('2026-10-02T00:00:00Z')
})

it('has the newest 100', () => {
  const many = Array.from({ length: 150 }, (_, index) => ({ ...ferry, cardId: `card-${index}` }))
  const { entries } = entriesOf(many)
  expect(entries).toHaveLength(100)
  expect(entries.at(-1)?.id).toContain('card-99/')
})

it('is dated without any change too', () => {
  expect(entriesOf([])).toEqual({ updated: '2025-01-01T00:00:00Z', entries: [] })
})
