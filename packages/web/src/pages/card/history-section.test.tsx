import type { CardReport } from '@cardsight/contract/schemas'
import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { sampleReport } from '../../testing/sample-report.ts'
import { HistorySection } from './history-section.tsx'

const { history } = sampleReport()

function open(changes: Partial<CardReport['history']> = {}) {
  const report = sampleReport({ history: { ...history, ...changes } })
  const router = createMemoryRouter([{ path: '/', element: <HistorySection report={report} /> }])
  render(<RouterProvider router={router} />)
  return within(screen.getByRole('region', { name: 'History' }))
}

it('has the offer over time with the best and the usual one, and a table', () => {
  const section = open()
  expect(section.getByRole('img', { name: /^Today’s offer is well below the best/ })).toBeDefined()
  expect(section.getAllByText('40,000 miles after $1,000 in 3 months, worth $560')).toHaveLength(2)
  expect(section.getByText('Last seen Apr 30, 2026')).toBeDefined()
  expect(section.getByText('Available on 365 days of the last 24 months')).toBeDefined()
  const rows = section.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent)
  expect(rows).toEqual(['May 2, 2026 to today', 'May 1, 2025 to Apr 30, 2026'])
})

it('lists announced changes with their start, and past ones with their day and source', () => {
  const entries = open().getAllByRole('listitem')
  expect(entries[0]?.textContent).toBe(
    'AnnouncedStarting Jan 1, 2027: Ferries earn 2 miles per dollar instead of 3.Earn rates · A newsletter',
  )
  expect(entries[1]?.textContent).toMatch(/^Seen May 2, 2026Welcome offer fell .*Welcome offer · A survey$/)
})

it('collapses a long list after eight changes', () => {
  const timeline = history.timeline
    .slice(0, 1)
    .flatMap((change) => Array.from({ length: 11 }, (_, index) => ({ ...change, text: `Change ${index}.` })))
  const section = open({ timeline })
  expect(section.getByText('Show all 11 changes')).toBeDefined()
  const inDetails = section
    .getAllByRole('listitem', { hidden: true })
    .filter((item) => item.closest('details'))
  expect(inDetails.map(({ textContent }) => /Change \d+/.exec(textContent)?.[0])).toEqual([
    'Change 8',
    'Change 9',
    'Change 10',
  ])
})

it('says so if nothing changed', () => {
  const section = open({ timeline: [], offers: [], best: null, usual: null })
  expect(section.getByText('We haven’t recorded any changes to this card’s terms.')).toBeDefined()
  expect(section.queryByRole('img')).toBeNull()
  expect(section.queryByRole('list')).toBeNull()
})

it('has no chart of an offer that never changed', () => {
  expect(open({ offers: history.offers.slice(0, 1) }).queryByRole('img')).toBeNull()
})
