import { cardsCsvColumns } from '@cardsight/contract/csv'
import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { dataSetData, OpenDataPage } from './open-data-page.tsx'

const publicUrl = 'https://cardsight.example'
const freshness = [
  {
    kind: 'offer',
    facts: 1200,
    undated: 0,
    medianAgeDays: 41,
    highestAgeDays: 1180,
    freshDays: 30,
    stale: 987,
  },
  { kind: 'a-new-kind', facts: 0, undated: 0, medianAgeDays: 0, highestAgeDays: 0, freshDays: 90, stale: 0 },
]
const data = {
  version: 'abc123',
  formatVersion: '1.0',
  permanentUrl: `${publicUrl}/api/cards/versions/abc123.json`,
  today: '2026-11-16',
  cardCount: 292,
  openCount: 270,
  businessCount: 68,
  sourceCount: 28,
  freshness,
  endingOffers: [
    {
      cardId: 'chase-aeroplan',
      name: 'Aeroplan',
      until: '2026-11-16',
      link: 'https://www.chase.com/aeroplan',
    },
    {
      cardId: 'target-circle-card',
      name: 'Target Circle',
      until: '2026-09-26',
      link: 'https://www.target.com/',
    },
  ],
  releases: [{ date: '2026-11-09', version: 'def456', formatVersion: '1.2', cards: 300, business: 60 }],
}

function open() {
  const page = <OpenDataPage data={data} publicUrl={publicUrl} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
}

it('shows how old the facts of each kind are', () => {
  open()
  const table = within(screen.getByRole('table', { name: 'Age of facts on November 16, 2026, in days' }))
  const cells = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cells(/^Welcome bonuses/)).toEqual(['41', '1,180', '987 of 1,200'])
  expect(table.getByRole('rowheader', { name: 'Welcome bonuses Fresh for 30 days' })).toBeDefined()
  expect(cells(/^a-new-kind/)).toEqual(['0', '0', '0 of 0'])
})

it('S-DATA-01: links every download, the license and the feed, and says how to cite', () => {
  open()
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/api/cards',
      '/api/cards.csv',
      data.permanentUrl,
      '/api/cards/schema.json',
      '/cards/changes.atom',
      'https://creativecommons.org/licenses/by/4.0/',
    ]),
  )
  expect(document.querySelector('blockquote')?.textContent).toBe(
    'Cardsight card data, version abc123, November 16, 2026. https://cardsight.example/open-data. CC BY 4.0.',
  )
})

it('S-DATA-02: warns of offers on or past their last day', () => {
  open()
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toContain('Aeroplan: ends today, November 16, 2026. Issuer’s page of Aeroplan')
  expect(items).toContain('Target Circle: ended September 26, 2026. Issuer’s page of Target Circle')
})

it('S-DATA-03: lists releases with the URLs of their files, which never change', () => {
  open()
  expect(screen.getByText(/^November 9, 2026: 240 personal and 60 business cards/)).toBeDefined()
  expect(screen.getByText(/224 personal and 68 business cards/)).toBeDefined()
  const json = screen.getByRole('link', { name: 'JSON of November 9, 2026' })
  expect(json.getAttribute('href')).toBe('/open-data/releases/2026-11-09/cards.json')
  expect(screen.getByRole('link', { name: 'checksums of November 9, 2026' }).getAttribute('href')).toBe(
    '/open-data/releases/2026-11-09/SHA256SUMS',
  )
})

it('explains every CSV column', () => {
  open()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    Object.keys(cardsCsvColumns),
  )
})

it('describes the data set to search engines', () => {
  expect(dataSetData(publicUrl, data)).toMatchObject({
    '@type': 'Dataset',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    distribution: [
      { contentUrl: 'https://cardsight.example/api/cards' },
      { contentUrl: 'https://cardsight.example/api/cards.csv' },
    ],
  })
})
