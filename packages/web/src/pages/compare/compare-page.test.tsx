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
  it('show what each would have earned, the most marked in words', () => {
    open()
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
    expect(cellsOf('Total in the first year')).toEqual(['$1,514.50 the most', '$1,414.50'])
    expect(cellsOf('Reward, first year')).toEqual(['$1,234.50', '$1,234.50'])
    expect(cellsOf('Beats a plain 2% card')).toEqual(['From $751 a month on', 'From $751 a month on'])
  })

  it('say of a fact that only one states that the other does not', () => {
    open()
    expect(cellsOf('Security deposit')).toEqual(['not stated', 'from $200'])
  })

  it('stand in the fields by which they were chosen', () => {
    open()
    const values = screen.getAllByRole('combobox').map((field) => (field as HTMLSelectElement).value)
    expect(values).toEqual(['ferry', 'anchor', ''])
  })
})

describe('a comparison that is not one yet', () => {
  it('asks for a second card, and leads to an example', () => {
    open({ reports: [sampleReport()] })
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByText('Choose a second card to see the two side by side.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ferry Miles, Anchor Cash' }).getAttribute('href')).toBe(
      '/compare?cards=ferry,anchor',
    )
  })

  it('says which cards it does not know', () => {
    open({ reports: [], notes: ['We keep no card called “x”, so it is left out.'] })
    expect(screen.getByRole('status').textContent).toContain('“x”')
  })
})
