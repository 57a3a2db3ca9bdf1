import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { CatalogHealthPage } from './catalog-health-page.tsx'

const age = { undated: 0, medianAgeDays: 41, highestAgeDays: 62, freshDays: 30 }
const health = {
  today: '2026-11-18',
  version: 'abc123',
  ages: [{ ...age, kind: 'offer', facts: 293, stale: 280 }],
  endingOffers: [],
  disputed: [
    {
      cardId: 'plain',
      name: 'Plain Card',
      field: 'fee',
      says: '$69 a year',
      because: 'Ours is newer.',
      source: {
        source: 'perks',
        sourceName: 'Perks',
        date: '2026-05-05',
        isDated: true,
        page: null,
        read: null,
        also: null,
      },
    },
  ],
  issuers: [{ issuer: 'Chase', cards: 41, open: 38, offersKnown: 36, aprsKnown: 40, due: 97 }],
}

it('S-DATA-04: shows what editors have to look at', () => {
  const page = <CatalogHealthPage health={health} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
  const cells = (table: string, row: RegExp) =>
    within(within(screen.getByRole('table', { name: table })).getByRole('row', { name: row }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(screen.getByText('No offer has reached its last day.')).toBeDefined()
  expect(cells('Age of facts on November 18, 2026, in days', /Welcome bonuses/)).toEqual([
    '41',
    '62',
    '280 of 293',
  ])
  expect(cells('Disputed facts', /Plain Card/)).toEqual([
    'fee',
    '$69 a yearPerks, May 5, 2026',
    'Ours is newer.',
  ])
  expect(cells('Cards and facts by issuer', /Chase/)).toEqual(['41', '36 of 38', '40 of 41', '97'])
})
