import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { poorerReport, sampleReport } from '../../testing/sample-report.ts'
import type { ComparePageProps } from './compare-data.ts'
import { ComparePage } from './compare-page.tsx'

const pageProps: ComparePageProps = {
  reports: [sampleReport(), poorerReport()],
  notes: [],
  issuers: [
    {
      issuer: 'Example Bank',
      cards: [
        { cardId: 'anchor', name: 'Anchor Cash' },
        { cardId: 'ferry', name: 'Ferry Miles' },
      ],
    },
  ],
  suggested: [
    { cardId: 'ferry', name: 'Ferry Miles' },
    { cardId: 'anchor', name: 'Anchor Cash' },
  ],
}

function open(changes: Partial<ComparePageProps> = {}) {
  const router = createMemoryRouter([{ path: '/', element: <ComparePage {...pageProps} {...changes} /> }])
  render(<RouterProvider router={router} />)
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

  it('show which card does not state a fact', () => {
    open()
    expect(cellsOf('Security deposit')).toEqual(['not stated', 'from $200'])
  })

  it('are selected in the form', () => {
    open()
    const values = screen.getAllByRole('combobox').map((field) => (field as HTMLSelectElement).value)
    expect(values).toEqual(['ferry', 'anchor', ''])
  })
})

describe('an incomplete comparison', () => {
  it('asks for a second card, and links to an example', () => {
    open({ reports: [sampleReport()] })
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByText('Choose a second card to compare.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ferry Miles, Anchor Cash' }).getAttribute('href')).toBe(
      '/compare?cards=ferry,anchor',
    )
  })

  it('names unknown cards', () => {
    open({ reports: [], notes: ['We don’t have a card called “x”, so we left it out.'] })
    expect(screen.getByRole('status').textContent).toContain('“x”')
  })
})
