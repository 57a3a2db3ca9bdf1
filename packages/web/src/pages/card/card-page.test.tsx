import type { CardReport } from '@cardsight/contract/cards'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readProfile } from '../../features/profile/stored-profile.ts'
import { clearAll } from '../../lib/storage.ts'
import { storeLinkedResults } from '../../testing/dashboard-states.ts'
import { sampleReport } from '../../testing/sample-report.ts'
import { CardPage } from './card-page.tsx'

afterEach(() => {
  clearAll()
  vi.unstubAllGlobals()
})

function open(report: CardReport = sampleReport(), url = '/') {
  const routes = [{ path: '/', element: <CardPage report={report} /> }]
  const router = createMemoryRouter(routes, { initialEntries: [url] })
  render(<RouterProvider router={router} />)
}

// Parts of the fold-outs are hidden until they're opened.
const hidden = true
const section = (name: string | RegExp) => within(screen.getByRole('region', { name, hidden }))
const cellsOf = (area: ReturnType<typeof section>, name: RegExp) =>
  within(area.getByRole('row', { name, hidden }))
    .getAllByRole('cell', { hidden })
    .map(({ textContent }) => textContent)
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('the page of a card', () => {
  it('starts with the verdict, what it would have earned, and its rank', () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Ferry Miles' })).toBeDefined()
    // 5,894 × 12 × 1%: the lead over the other card
    expect(screen.getByText('Beats a 2% card by $707 in year one, then by $707 a year.')).toBeDefined()
    const figure = (name: string | RegExp) => screen.getByText(name).parentElement?.textContent
    expect(figure(/^in year one/)).toBe('in year one, on the average household’s $2,395 a month. Why?$1,515')
    // 4,243.68 in years two and three, halved
    expect(figure('a year from year two')).toBe('a year from year two$2,122')
    expect(figure('of 3 cards')).toBe('of 3 cards#2')
  })

  it('has the amounts and the rank of the results on linked accounts, until someone asks for typed amounts', async () => {
    storeLinkedResults()
    open()
    // Ferry in the small run: 160 + 200 − 95 = 265, before Bistro's 180 and Anchor's 122; 2% of 6,100 is 122
    expect(
      await screen.findByText('Strong in year one. After that, a 2% card earns $57 more a year.'),
    ).toBeDefined()
    const figure = (name: string | RegExp) => screen.getByText(name).parentElement?.textContent
    expect(figure(/^in year one/)).toBe('in year one, on your linked spending, $508 a month. Why?$265')
    // 160 − 95
    expect(figure(/^a year from year two/)).toMatch(/\$65$/)
    expect(figure('of 3 cards')).toBe('of 3 cards#1')
    const earned = section('One, two and three years')
    // 265, 265 + 65, 265 + 2 × 65
    expect(cellsOf(earned, /^Total/)).toEqual(['$265.00', '$330.00', '$395.00'])
    expect(cellsOf(earned, /^Travel/)).toEqual(['$4,000.00', '$120.00'])
    expect(
      screen.getByText('This part is on the average household’s amounts, not on your linked spending.'),
    ).toBeDefined()
    expect(screen.queryByRole('textbox', { name: /^Restaurants/ })).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Use monthly amounts' }))
    expect(figure(/^in year one/)).toBe('in year one, on the average household’s $2,395 a month. Why?$1,515')
    expect(screen.getByRole('textbox', { name: /^Restaurants/ })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Use my linked spending, $508 a month' }))
    expect(figure(/^in year one/)).toContain('$265')
  })

  it('has the terms, the disclosure and the day they were confirmed beside Apply', () => {
    open()
    const header = screen.getByRole('heading', { level: 1 }).closest('header')
    const { link, asOf } = sampleReport().card
    expect(
      within(header ?? document.body).getByRole('link', { name: /^Apply for Ferry Miles/ }),
    ).toHaveProperty('href', new URL(link).href)
    expect(header?.textContent).toContain(`Opens ${new URL(link).hostname.replace('www.', '')}.`)
    expect(header?.querySelector('time')?.dateTime).toBe(asOf)
    expect(header?.textContent).toContain('Welcome bonus:')
    expect(header?.textContent).toContain('Annual fee:')
    expect(header?.textContent).toContain('Credit:')
    expect(links()).toContain('/about#AdvertiserDisclosure')
  })

  it('has the totals of one, two and three years', () => {
    open()
    const earned = section('One, two and three years')
    expect(cellsOf(earned, /^Annual fee/)).toEqual(['$0.00', '−$95.00', '−$190.00'])
    expect(cellsOf(earned, /^Total/)).toEqual(['$1,514.50', '$2,654.00', '$3,793.50'])
  })

  it('compares it with the flat-rate card, in the first year, later and in total', () => {
    open()
    const plain = section('Over three years, it beats a 2% card from $400 a month')
    expect(plain.getByText(/^In year one, with the bonus, it beats .* from \$180 a month\./)).toBeDefined()
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
    expect(screen.queryByText('of 3 cards')).toBeNull()
  })

  it('says whose variant it is', () => {
    const { held, related } = sampleReport()
    open(sampleReport({ held: { ...held, 1: { ...held[1], place: null } }, shownAs: related[0] ?? null }))
    expect(screen.getByText(/^It’s a version of Anchor Cash/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'See Anchor Cash' }).getAttribute('href')).toBe('/cards/anchor')
  })

  it('says what the rank assumes', () => {
    open()
    expect(screen.getByText(/^Assumes: Good credit · points redeemed without transfers/)).toBeDefined()
  })

  it('draws earn rates as bars, with a cap as an end', () => {
    open()
    const items = section('How it earns').getAllByRole('listitem')
    const capped = items.find(({ textContent }) => textContent?.startsWith('Miles on dining'))
    expect(capped?.querySelectorAll('line')).toHaveLength(1)
    // 2 of 3, and 1 of 3 beyond the cap
    const widths = [...(capped?.querySelectorAll('rect') ?? [])].map((rect) => rect.getAttribute('width'))
    expect(widths).toEqual(['66.67%', '33.33%'])
    const open3 = items.find(({ textContent }) => textContent === 'Miles on travel3x')
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

  it('says why a rate doesn’t count', () => {
    const [rate] = sampleReport().rates
    open(sampleReport({ rates: rate === undefined ? [] : [{ ...rate, needs: 'portal' }] }))
    expect(
      section('How it earns').getByText('Not counted: it needs a booking through the issuer’s portal.'),
    ).toBeDefined()
  })

  it('lists its companions with what they add and where', () => {
    open()
    const companions = section('Pairs well with')
    const link = companions.getByRole('link', { name: 'Anchor Cash Restaurants +$240' })
    expect(link.getAttribute('href')).toBe('/cards/anchor')
    expect(companions.getByText(/For the average household with good credit, over three years/)).toBeDefined()
  })

  it('lists its terms once, without those that only check facts', () => {
    open()
    const terms = within(section('Terms').getByRole('heading').parentElement ?? document.body)
    expect(terms.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Annual fee',
      'Welcome bonus',
      'Foreign transaction fee',
      'Recommended credit',
    ])
    expect(
      terms
        .getAllByRole('definition')
        .map(({ textContent }) => textContent)
        .slice(2),
    ).toEqual(['None', 'Not stated'])
  })

  it.each(['facts', 'history', 'questions', 'related', 'report-error', 'data'])(
    'opens the data for the URL #%s',
    (id) => {
      open(sampleReport(), `/#${id}`)
      expect(document.getElementById(id)?.closest('details')?.open).toBe(true)
    },
  )

  it('says so if no companion makes sense', () => {
    open(sampleReport({ companions: [] }))
    expect(section('Pairs well with').getByText(/^None: every card/)).toBeDefined()
  })

  it('has every fact with its date, and the sources', () => {
    open()
    const facts = section('Facts and where they come from')
    expect(cellsOf(facts, /^Welcome bonus/)).toEqual([
      '20,000 miles after $1,000 in 3 months.',
      'A survey, September 20, 2026',
    ])
    expect(cellsOf(facts, /^Recommended credit/)).toEqual(['Not stated', '–'])
    const sources = section('Sources')
      .getAllByRole('listitem', { hidden })
      .map(({ textContent }) => textContent)
    expect(sources).toContain('A survey, October 1, 2026')
  })

  it('marks facts that are older than they should be', () => {
    const facts = sampleReport().facts.map((fact) =>
      fact.label === 'Annual fee' ? { ...fact, ageDays: 97, isStale: true } : fact,
    )
    open(sampleReport({ facts }))
    const shown = section('Facts and where they come from')
    expect(cellsOf(shown, /^Annual fee/).at(-1)).toBe('A survey, October 1, 202697 days old')
    expect(cellsOf(shown, /^Welcome bonus/).at(-1)).not.toContain('days old')
  })

  it('names another source that states the same', () => {
    const facts = sampleReport().facts.map((fact) =>
      fact.label === 'Annual fee' ? { ...fact, also: 'A list' } : fact,
    )
    open(sampleReport({ facts }))
    const shown = section('Facts and where they come from')
    expect(cellsOf(shown, /^Annual fee/).at(-1)).toBe('A survey, October 1, 2026Also: A list')
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
    expect(screen.getByText(/^Closed on May 28, 2026\./).textContent).toContain(
      'Last confirmed Sep 30, 2026.',
    )
    expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull()
    expect(screen.queryByText('of 3 cards')).toBeNull()
  })
})
