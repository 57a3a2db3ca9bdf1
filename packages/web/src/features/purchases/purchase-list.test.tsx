import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { noCorrections } from '@cardsight/engine/spending'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { correctLines, type ListedLine } from './list-purchases.ts'
import { PurchaseList } from './purchase-list.tsx'

const BOX_PX = 720

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(BOX_PX)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  return () => vi.restoreAllMocks()
})

const lines = correctLines(
  Array.from({ length: 1000 }, (_, index) => ({
    day: parseDay('2026-11-05'),
    account: 'a',
    cents: toCents(500),
    text: `CAFE ${index}`,
    merchant: `Cafe ${index}`,
    merchantKey: null,
    kind: 'dining' as const,
    certainty: 'sure' as const,
    isAbroad: false,
  })),
  noCorrections,
)

it('renders the rows that come into view while scrolling, every other row, and none of the others again', () => {
  const rendered: string[] = []
  const renderRow = ({ line }: ListedLine) => {
    rendered.push(line.merchant)
    return line.merchant
  }
  render(<PurchaseList label="Transactions" lines={lines} renderRow={renderRow} />)
  const list = screen.getByRole('region', { name: 'Transactions' })
  const scrollTo = (rows: number) =>
    act(() => {
      list.scrollTop = rows * 72
      list.dispatchEvent(new Event('scroll'))
    })
  // Ten rows of 72 px are in view, and some more are ready.
  const first = rendered.splice(0)
  expect(first).toContain('Cafe 9')
  expect(first).not.toContain('Cafe 20')
  scrollTo(4)
  expect(rendered).toContain('Cafe 18')
  expect(rendered.filter((merchant) => first.includes(merchant))).toEqual([])
  rendered.splice(0)
  scrollTo(5)
  expect(rendered).toEqual([])
  scrollTo(6)
  expect(rendered).toHaveLength(2)
})

it('focuses the row again when a part of it that had the focus closes', async () => {
  render(
    <PurchaseList
      label="Transactions"
      lines={lines}
      renderRow={({ line, id }, { isOpen, onOpen }) => (
        <>
          <button type="button" onClick={() => onOpen(id)}>
            {line.merchant}
          </button>
          {isOpen && (
            <button type="button" onClick={() => onOpen(null)}>
              Close
            </button>
          )}
        </>
      )}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cafe 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.activeElement?.textContent).toBe('Cafe 1')
})
