import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearAll } from '../../lib/storage.ts'
import { storeLinkedResults } from '../../testing/dashboard-states.ts'
import { poorerReport, sampleReport } from '../../testing/sample-report.ts'
import type { ComparePageProps } from './compare-data.ts'
import { ComparePage } from './compare-page.tsx'

const pageProps: ComparePageProps = {
  reports: [sampleReport(), poorerReport()],
  sharedCosts: null,
  notes: [],
  issuers: [
    {
      issuer: 'Example Bank',
      cards: [
        { cardId: 'anchor', name: 'Anchor Cash', issuedBy: 'Example Bank' },
        { cardId: 'ferry', name: 'Ferry Miles', issuedBy: 'Example Bank' },
      ],
    },
  ],
  suggested: [sampleReport().card, poorerReport().card],
}

afterEach(() => {
  clearAll()
  vi.unstubAllGlobals()
})

function open(changes: Partial<ComparePageProps> = {}) {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: <ComparePage {...pageProps} {...changes} />,
      },
    ],
    { initialEntries: ['/compare'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

const cellsOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name }).closest('tr')
  return within(row ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

describe('two cards side by side', () => {
  it('show what each would have earned, with the best marked in words', () => {
    open()
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
    expect(cellsOf('Total in the first year')).toEqual(['$1,514.50 Best', '$1,414.50'])
    expect(cellsOf('Reward, first year')).toEqual(['$1,234.50', '$1,234.50'])
    expect(cellsOf('Beats a no-fee 2% card, first year')).toEqual(['From $180 a month', 'From $180 a month'])
    expect(cellsOf('Beats it after that')).toEqual(['From $751 a month', 'From $751 a month'])
  })

  it('are on linked spending, as the results are, until someone asks for monthly amounts', async () => {
    storeLinkedResults()
    open()
    expect(await screen.findByText('Based on $508 a month, your linked spending.')).toBeDefined()
    // Ferry 160 + 200 − 95, then 160 − 95 a year; Anchor 122 every year, as the 2% card
    expect(cellsOf('Total in the first year')).toEqual(['$265.00 Best', '$122.00'])
    expect(cellsOf('Total in three years')).toEqual(['$395.00 Best', '$366.00'])
    expect(cellsOf('Beats a no-fee 2% card, first year')).toEqual(['By $143', 'No'])
    expect(cellsOf('Beats it after that')).toEqual(['No', 'No'])
    await userEvent.click(screen.getByRole('button', { name: 'Use monthly amounts' }))
    expect(cellsOf('Total in the first year')).toEqual(['$1,514.50 Best', '$1,414.50'])
  })

  it('show which card does not state a fact', () => {
    open()
    expect(cellsOf('Security deposit')).toEqual(['Not stated', 'From $200'])
  })

  it('mark the rows in which they differ, and can leave out the others', async () => {
    open()
    const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')
    expect(rowOf('Total in the first year')?.dataset.differs).toBe('true')
    expect(rowOf('Reward, first year')?.dataset.differs).toBeUndefined()
    await userEvent.click(screen.getByRole('switch', { name: 'Only differences' }))
    expect(screen.queryByRole('rowheader', { name: 'Reward, first year' })).toBeNull()
    expect(screen.getByRole('rowheader', { name: 'Total in the first year' })).toBeDefined()
  })

  it('follow the years and the bonus at once', async () => {
    open()
    await userEvent.click(screen.getByRole('radio', { name: '2-Year' }))
    // 2 × 1,234.50 + 280 − 95, and 100 less
    expect(cellsOf('Total in two years')).toEqual(['$2,654.00 Best', '$2,554.00'])
    expect(cellsOf('Annual fee, two years')).toEqual(['−$95.00', '−$95.00'])
    await userEvent.click(screen.getByRole('switch', { name: 'Include intro bonus' }))
    expect(cellsOf('Total in two years')).toEqual(['$2,374.00 Best', '$2,274.00'])
    expect(screen.queryByRole('rowheader', { name: 'Intro Bonus' })).toBeNull()
  })

  it('can each be removed', () => {
    open()
    expect(screen.getByRole('link', { name: 'Remove Anchor Cash' }).getAttribute('href')).toBe(
      '/compare?cards=ferry',
    )
  })

  it('are selected in the form for browsers without a script, as long as there is only one', () => {
    const one = { ...pageProps, reports: [sampleReport()] }
    const router = createMemoryRouter([{ path: '/', element: <ComparePage {...one} /> }])
    const page = new DOMParser().parseFromString(
      renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('noscript', 'div'),
      'text/html',
    )
    const values = [...page.querySelectorAll('input[name=cards][checked]')].map((box) =>
      box.getAttribute('value'),
    )
    expect(values).toEqual(['ferry'])
  })
})

describe('a card', () => {
  it('is found by name or bank and added by keyboard', async () => {
    const router = open({ reports: [sampleReport()] })
    await userEvent.type(screen.getByRole('combobox', { name: 'Add a card' }), 'example')
    // Ferry Miles is there already.
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Anchor CashExample Bank',
    ])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(router.state.location.search).toBe('?cards=ferry,anchor')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('that nobody has is not found', async () => {
    open({ reports: [] })
    await userEvent.type(screen.getByRole('combobox', { name: 'Find a card to compare' }), 'zzz')
    expect(screen.getByText('No card matches. Try a shorter name.')).toBeDefined()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText(/^No card matches/)).toBeNull()
  })
})

describe('an incomplete comparison', () => {
  it('asks for a second card, and links to an example', () => {
    open({ reports: [sampleReport()] })
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByText('Choose a second card to compare.')).toBeDefined()
    expect(screen.getByRole('link', { name: /Compare 2 cards/ }).getAttribute('href')).toBe(
      '/compare?cards=ferry,anchor',
    )
  })

  it('names unknown cards', () => {
    open({ reports: [], notes: ['We don’t have a card called “x”, so we left it out.'] })
    expect(screen.getByText(/“x”/).closest('[role=status]')).not.toBeNull()
  })
})
