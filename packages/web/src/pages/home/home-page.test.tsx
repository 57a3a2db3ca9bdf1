import type { Overview } from '@cardsight/contract'
import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { HomePage } from './home-page.tsx'
import { ledgerOf } from './ledger.ts'

const overview: Overview = {
  catalog: {
    version: '0123456789ab',
    publishedAt: '2026-11-14T23:30:00Z',
    cardCount: 2,
    newestFactsAsOf: '2026-11-02',
    cards: [
      {
        cardId: 'one',
        name: 'Plain One',
        issuer: 'First Bank',
        network: 'visa',
        kind: 'cash-back',
        hue: 150,
        annualFee: 0,
        asOf: '2026-11-02',
        link: 'https://bank.example/one',
      },
      {
        cardId: 'two',
        name: 'Far Two',
        issuer: 'First Bank',
        network: 'amex',
        kind: 'travel',
        hue: 20,
        annualFee: 1095.5,
        asOf: '2026-10-09',
        link: 'https://bank.example/two',
      },
    ],
  },
  bank: { isSimulated: true, institutionCount: 9 },
}

function open(data: Overview | null) {
  const page = <HomePage ledger={ledgerOf(data)} cards={data?.catalog.cards ?? []} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
}

// On a busy machine the first load of a lazy part takes longer than a query waits.
beforeAll(() => import('./card-list.tsx'))

describe('the home page', () => {
  it('S-HOME-01: pitches, with three steps in order', () => {
    open(overview)
    expect(screen.getByRole('heading', { level: 1, name: 'Maximize your rewards' })).toBeDefined()
    const steps = within(screen.getByRole('region', { name: 'How it works' })).getAllByRole('heading', {
      level: 3,
    })
    expect(steps.map((step) => step.textContent)).toEqual([
      'Securely share your spending',
      'Let Cardsight calculate',
      'Maximize your rewards',
    ])
  })

  it('S-ROUTE-01: has the how-it-works section at its anchor', () => {
    open(overview)
    expect(screen.getByRole('region', { name: 'How it works' }).id).toBe('HowItWorks')
  })

  it('S-HOME-02: every section leads to the dashboard', () => {
    open(overview)
    const buttons = screen.getAllByRole('link', { name: 'Find Your Best Card & Earn More!' })
    expect(buttons.map((button) => button.getAttribute('href'))).toEqual(
      Array(3).fill('/find-best-card-for-your-spend'),
    )
  })

  it('S-GEN-09, S-GEN-10: shows each card with its fee and the date of its facts', async () => {
    open(overview)
    const [one, two] = await within(
      await screen.findByRole('region', { name: 'The cards we keep' }),
    ).findAllByRole('listitem')
    expect(one?.textContent).toContain('No annual fee')
    expect(one?.textContent).toContain('Facts of 11/02/26')
    expect(two?.textContent).toContain('Annual fee $1,095.50')
  })

  it('says that the catalog does not answer, and stays a page', () => {
    open(null)
    expect(screen.getByText(/not answering/)).toBeDefined()
    expect(screen.getAllByText('not stated')).toHaveLength(3)
    expect(screen.queryByRole('region', { name: 'The cards we keep' })).toBeNull()
  })
})
