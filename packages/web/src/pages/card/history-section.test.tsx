import type { CardReport } from '@cardsight/contract/cards'
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
  return within(screen.getByRole('region', { name: 'What changed' }))
}

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
  expect(section.queryByRole('list')).toBeNull()
})
