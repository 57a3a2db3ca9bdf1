import type { CardReport } from '@cardsight/contract'
import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { sampleReport } from '../../testing/sample-report.ts'
import { CardPage } from './card-page.tsx'

function open(report: CardReport = sampleReport()) {
  const router = createMemoryRouter([{ path: '/', element: <CardPage report={report} /> }])
  render(<RouterProvider router={router} />)
}

const section = (name: string | RegExp) => within(screen.getByRole('region', { name }))
const cellsOf = (area: ReturnType<typeof section>, name: RegExp) =>
  within(area.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

describe('the page of a card', () => {
  it('answers first: what it would have earned, and its place', () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Ferry Miles' })).toBeDefined()
    const [answer] = screen.getAllByText(/it would have earned$/)
    expect(answer?.parentElement?.textContent).toMatch(
      /\$1,514\.50in the first year, place 2 of 3 open cards/,
    )
  })

  it('has the sum of one, two and three years', () => {
    open()
    const earned = section('What it would have earned')
    expect(cellsOf(earned, /^Annual fee/)).toEqual(['$0.00', '-$95.00', '-$190.00'])
    expect(cellsOf(earned, /^Total/)).toEqual(['$1,514.50', '$2,654.00', '$3,793.50'])
  })

  it('proves where it overtakes the plain card by the runs on either side', () => {
    open()
    const plain = section('Against a plain 2% card')
    expect(plain.getByText(/from \$751 a month on/)).toBeDefined()
    expect(cellsOf(plain, /^\$750/)).toEqual(['$540.00', '$540.00'])
    expect(cellsOf(plain, /^\$751/)).toEqual(['$541.08', '$540.72'])
  })

  it('says where no spending makes it better', () => {
    open(sampleReport({ againstPlain: { rate: 2, isAheadAtFirst: false, upTo: 20_000, crossings: [] } }))
    expect(
      section('Against a plain 2% card').getByText(/^Never: at no spending up to \$20,000/),
    ).toBeDefined()
  })

  it('names its companions with what they add and where', () => {
    open()
    const companions = section('Its best companions')
    expect(companions.getByRole('link', { name: 'Anchor Cash' }).getAttribute('href')).toBe('/cards/anchor')
    expect(companions.getByText('$324.00 against $84.00')).toBeDefined()
    expect(companions.getByRole('link', { name: /^Compare/ }).getAttribute('href')).toBe(
      '/compare?cards=ferry,anchor',
    )
  })

  it('says so where no companion makes sense', () => {
    open(sampleReport({ companions: [] }))
    expect(section('Its best companions').getByText(/^We find none/)).toBeDefined()
  })

  it('has every fact with its day, and the sources', () => {
    open()
    const facts = section('Facts and where they come from')
    expect(cellsOf(facts, /^Intro offer/)).toEqual([
      '20,000 miles after $1,000 in 3 months.',
      'September 20, 2026',
    ])
    expect(cellsOf(facts, /^Recommended credit/)).toEqual(['not stated', 'October 1, 2026'])
    expect(facts.getByText(/^A survey/).textContent).toBe('A survey, October 1, 2026')
  })

  it('says of a closed card that it is closed, with no way to apply', () => {
    const { card, held } = sampleReport()
    open(
      sampleReport({
        card: { ...card, status: 'closed' },
        status: { asOf: '2026-09-30', note: 'Closed on May 28, 2026.' },
        held: { ...held, 1: { ...held[1], place: null } },
      }),
    )
    expect(screen.getByText(/Closed on May 28, 2026\. Seen on September 30, 2026/)).toBeDefined()
    expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull()
    expect(screen.queryByText(/place 2 of 3/)).toBeNull()
  })
})
