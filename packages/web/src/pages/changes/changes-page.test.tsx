import type { CatalogChange } from '@cardsight/contract/cards'
import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { ChangesPage, type ChangesPageProps, firstChanges } from './changes-page.tsx'

const ferry: CatalogChange = {
  cardId: 'ferry',
  cardName: 'Ferry Miles',
  date: '2026-10-02',
  field: 'fee',
  text: 'Annual fee rose from $80 to $95.',
  source: 'A survey',
  isAnnounced: false,
  isFirstSeen: true,
}
const announced = { ...ferry, date: '2027-01-01', field: 'rates', isAnnounced: true } as const
const changes = [
  announced,
  ferry,
  { ...ferry, cardId: 'anchor', date: '2026-10-01' },
  { ...ferry, date: '2026-08-30' },
]

function open({
  query = {},
  count,
  ...listed
}: Partial<ChangesPageProps['listed']> & {
  query?: Partial<ChangesPageProps['query']>
  count?: number
}) {
  const props: ChangesPageProps = {
    listed: { from: '2025-10-02', years: [2026, 2025], fields: ['fee', 'rates'], changes, ...listed },
    count: count ?? (listed.changes ?? changes).length,
    query: { year: null, field: null, ...query },
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <ChangesPage {...props} /> }])} />)
}

const hrefsIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])

it('groups changes by month, with what is coming up first', () => {
  open({})
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Coming up', 'October 2026', 'August 2026'])
  const october = within(screen.getByRole('region', { name: 'October 2026' }))
  expect(october.getAllByRole('listitem')).toHaveLength(2)
  const [link] = october.getAllByRole('link', { name: 'Ferry Miles' })
  expect(link?.getAttribute('href')).toBe('/cards/ferry#history')
  expect(screen.getByRole('status').textContent).toBe('4 changes since Oct 2, 2025.')
})

it('links years and fields, each keeping the other choice', () => {
  open({ query: { year: 2025, field: 'fee' } })
  expect(hrefsIn('Time')).toEqual([
    ['Last 12 months', '/cards/changes?field=fee', null],
    ['2026', '/cards/changes?year=2026&field=fee', null],
    ['2025', '/cards/changes?year=2025&field=fee', 'true'],
  ])
  expect(hrefsIn('Term')).toEqual([
    ['All terms', '/cards/changes?year=2025', null],
    ['Annual fee', '/cards/changes?year=2025&field=fee', 'true'],
    ['Earn rates', '/cards/changes?year=2025&field=rates', null],
  ])
  expect(screen.getByRole('status').textContent).toBe('Annual fee: 4 changes in 2025.')
})

it('says so if there are none, and links the feed', () => {
  open({ changes: [], query: { year: 2025 } })
  expect(screen.getByRole('status').textContent).toBe('No changes in 2025.')
  expect(screen.getByRole('link', { name: 'Follow with an Atom feed' }).getAttribute('href')).toBe(
    '/cards/changes.atom',
  )
})

it('shows the first 75 changes, those announced among them, and the others on demand', () => {
  const many = Array.from({ length: 80 }, (_, index) => ({ ...ferry, cardId: `ferry-${index}` }))
  const first = firstChanges([...many, announced])
  expect(first).toHaveLength(75)
  expect(first[0]).toBe(announced)
  open({ changes: first, count: 81, query: { year: 2026 } })
  expect(screen.getByRole('status').textContent).toBe('81 changes in 2026.')
  expect(screen.getByRole('link', { name: 'Show all 81 changes' }).getAttribute('href')).toBe(
    '/cards/changes?year=2026&show=all',
  )
})
