import type { CardReport } from '@cardsight/contract/schemas'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { readProfile } from '../../features/profile/stored-profile.ts'
import { clearAll } from '../../lib/storage.ts'
import { sampleReport } from '../../testing/sample-report.ts'
import { CardPage } from './card-page.tsx'

afterEach(clearAll)

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
  it('starts with what it would have earned, and its rank', () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Ferry Miles' })).toBeDefined()
    const [answer] = screen.getAllByText(/it would have earned$/)
    expect(answer?.parentElement?.textContent).toMatch(/\$1,515in the first year, ranked #2 of 3/)
    expect(
      screen.getByText(/^\$1,234\.50 rewards \+ \$280\.00 intro bonus − \$0\.00 fee = \$1,514\.50$/),
    ).toBeDefined()
  })

  it('has the totals of one, two and three years', () => {
    open()
    const earned = section('What it would have earned')
    expect(cellsOf(earned, /^Annual fee/)).toEqual(['$0.00', '−$95.00', '−$190.00'])
    expect(cellsOf(earned, /^Total/)).toEqual(['$1,514.50', '$2,654.00', '$3,793.50'])
  })

  it('compares it with the flat-rate card, in the first year, later and in total', () => {
    open()
    const plain = section('Compared with a no-fee 2% card')
    expect(
      plain.getByText(/^In its first year, with the bonus, it beats .* from \$180 a month\./),
    ).toBeDefined()
    // 5,894 × 12 × 3% and 2%, times the years
    expect(cellsOf(plain, /^First year/)).toEqual(['$2,121.84', '$1,414.56'])
    expect(cellsOf(plain, /^Years two and three/)).toEqual(['$4,243.68', '$2,829.12'])
    expect(cellsOf(plain, /^All three years/)).toEqual(['$6,365.52', '$4,243.68'])
  })

  it('says what it needs instead of a rank', () => {
    const { held } = sampleReport()
    open(
      sampleReport({
        held: { ...held, 1: { ...held[1], place: null } },
        outOfReach: [
          { kind: 'credit', level: 'excellent' },
          { kind: 'membership', id: 'club', name: 'Ferry Club', yearlyCost: 60 },
        ],
      }),
    )
    expect(
      screen.getByText(
        /^Not ranked here, because it needs excellent credit \(740 or higher\) and Ferry Club \(\$60 a year\)\./,
      ),
    ).toBeDefined()
    expect(screen.queryByText(/ranked #/)).toBeNull()
  })

  it('says whose variant it is', () => {
    const { held, related } = sampleReport()
    open(sampleReport({ held: { ...held, 1: { ...held[1], place: null } }, shownAs: related[0] ?? null }))
    expect(screen.getByText(/^A variant of Anchor Cash/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'See Anchor Cash' }).getAttribute('href')).toBe('/cards/anchor')
  })

  it('says what the rank assumes', () => {
    open()
    expect(screen.getByText(/^Assumes: Good credit · points at easy value/)).toBeDefined()
  })

  it('draws earn rates as bars, with a cap as an end', () => {
    open()
    const items = section('How it earns').getAllByRole('listitem')
    const capped = items.find(({ textContent }) => textContent?.startsWith('2x miles on dining'))
    expect(capped?.querySelectorAll('line')).toHaveLength(1)
    // 2 of 3, and 1 of 3 beyond the cap
    const widths = [...(capped?.querySelectorAll('rect') ?? [])].map((rect) => rect.getAttribute('width'))
    expect(widths).toEqual(['66.67%', '33.33%'])
    const open3 = items.find(({ textContent }) => textContent === '3x miles on travel')
    expect(open3?.querySelectorAll('line')).toHaveLength(0)
    expect(open3?.querySelector('rect')?.getAttribute('width')).toBe('100%')
  })

  it('offers its credits to count, and remembers which ones', async () => {
    open()
    const box = screen.getByRole('checkbox', { name: /^Harbor Credit/ })
    expect(box.closest('label')?.textContent).toContain('Adds $60 of $120 a year')
    await userEvent.click(box)
    expect(screen.getByRole('checkbox', { name: /^Harbor Credit/ })).toHaveProperty('checked', true)
    expect(readProfile().credits).toEqual(['harbor'])
  })

  it('lists its companions with what they add and where', () => {
    open()
    const companions = section('Pairs well with')
    expect(companions.getByRole('link', { name: 'Anchor Cash' }).getAttribute('href')).toBe('/cards/anchor')
    expect(companions.getByText('+$240.00')).toBeDefined()
    expect(
      companions.getByText(/^For an average American household in 2024, with good credit\./),
    ).toBeDefined()
    expect(companions.getByRole('link', { name: /^Compare/ }).getAttribute('href')).toBe(
      '/compare?cards=ferry,anchor',
    )
  })

  it('says so if no companion makes sense', () => {
    open(sampleReport({ companions: [] }))
    expect(section('Pairs well with').getByText(/^We found none/)).toBeDefined()
  })

  it('has every fact with its date, and the sources', () => {
    open()
    const facts = section('Facts and where they come from')
    expect(cellsOf(facts, /^Intro offer/)).toEqual([
      '20,000 miles after $1,000 in 3 months.',
      'A survey, September 20, 2026',
    ])
    expect(cellsOf(facts, /^Recommended credit/)).toEqual(['not stated', '–'])
    const sources = facts.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(sources).toContain('A survey, October 1, 2026')
  })

  it('marks facts that are older than they should be', () => {
    const facts = sampleReport().facts.map((fact) =>
      fact.label === 'Annual fee' ? { ...fact, ageDays: 97, isStale: true } : fact,
    )
    open(sampleReport({ facts }))
    const shown = section('Facts and where they come from')
    expect(cellsOf(shown, /^Annual fee/).at(-1)).toBe('A survey, October 1, 202697 days old')
    expect(cellsOf(shown, /^Intro offer/).at(-1)).not.toContain('days old')
  })

  it('says that a card is closed, without an Apply link', () => {
    const { card, held } = sampleReport()
    open(
      sampleReport({
        card: { ...card, status: 'closed' },
        status: { asOf: '2026-09-30', note: 'Closed on May 28, 2026.' },
        held: { ...held, 1: { ...held[1], place: null } },
      }),
    )
    expect(screen.getByText(/Closed on May 28, 2026\. As of Sep 30, 2026/)).toBeDefined()
    expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull()
    expect(screen.queryByText(/ranked #2/)).toBeNull()
  })
})
