import type { CardInfo } from '@cardsight/contract/backtest'
import { defaultSorting, sortingAfterClick, sortRows } from '@cardsight/engine/ranking'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import tokens from '../../styles/tokens.css?raw'
import { AllCards, type AllCardsProps } from './all-cards.tsx'
import { WIDE_QUERY } from './card-list.tsx'
import type { AllCardsRow } from './card-row.tsx'

const brief: CardInfo = {
  name: 'Anchor',
  link: 'https://bank.example/anchor',
  issuer: 'Example Bank',
  network: 'visa',
  kind: 'cash-back',
  face: { colors: ['#204060'], ink: '#ffffff', finish: 'matte', isVertical: false },
  offer: { state: 'current', seen: '2026-10-01', until: null, ageDays: 20, freshness: 'fresh' },
  status: 'open',
  asOf: '2026-10-01',
  unitForPoints: 'cash back',
  earnsPercent: true,
  creditRange: ['Good', 'Excellent'],
  features: ['Flat Rate Cash Back'],
  category: ['Cash Back'],
  outOfReach: [],
  variants: [],
  stat: [],
}

function rowOf(name: string, money: number, introMoney: number, annualFee: number): AllCardsRow {
  const totalMoney = money + introMoney - annualFee
  const entry = { cardId: name.toLowerCase(), cardName: name, money, introMoney, annualFee, totalMoney }
  return {
    ...entry,
    points: 0,
    introPoints: 0,
    totalMoneyPerYear: totalMoney,
    rank: 1,
    brief: { ...brief, name, link: `https://bank.example/${entry.cardId}` },
  }
}

// Totals: 300 + 200 - 95 = 405, 350, 310 + 0 - 0 = 310.
const three = [rowOf('Ferry', 300, 200, 95), rowOf('Anchor', 350, 0, 0), rowOf('Buoy', 310, 0, 0)]
const many = Array.from({ length: 14 }, (_, index) => rowOf(`Card ${index + 10}`, 600 - index, 0, 0))

function Page({ rows = three, ...props }: Partial<AllCardsProps>) {
  const [isOpen, setIsOpen] = useState(false)
  const [sorting, setSorting] = useState(defaultSorting)
  const [selected, setSelected] = useState(0)
  return (
    <AllCards
      hint={`${rows.length} ranked`}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      sorting={sorting}
      onSort={(key) => setSorting(sortingAfterClick(sorting, key))}
      projection="1"
      filter={<button type="button">The filters</button>}
      selected={selected}
      onSelect={setSelected}
      spending={20_000}
      open={({ cardId }) => `Everything about ${cardId}`}
      {...props}
      rows={sortRows(rows, sorting)}
    />
  )
}

async function openList(props: Partial<AllCardsProps> = {}) {
  render(<Page {...props} />, { wrapper: MemoryRouter })
  await userEvent.click(screen.getByRole('button', { name: 'View All Cards' }))
}

const rowNames = () =>
  screen.queryAllByRole('rowheader').map((head) => within(head).getByRole('button').textContent)
const headNames = () => screen.getAllByRole('columnheader').map((head) => head.textContent)

it('S-DASH1-48: is closed behind View All Cards, and closes again', async () => {
  await openList()
  const button = screen.getByRole('button', { name: 'Hide All Cards' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('table', { name: 'All cards' })).toBeDefined()
  await userEvent.click(button)
  expect(screen.getByRole('button', { name: 'View All Cards' }).getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('table')).toBeNull()
})

it('S-DASH1-49, B-CONST-1: has the filters, and names a projection of more than a year', async () => {
  await openList({ projection: '2' })
  expect(screen.getByRole('button', { name: 'The filters' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('3 cards, 2-Year Projection')
})

it('S-DASH1-50, S-DASH1-35: has its columns in order, the rate being total reward by spending', async () => {
  await openList()
  expect(headNames()).toEqual([
    'Card',
    'Features',
    'Total Reward',
    'Reward from transactions',
    'Intro Bonus',
    'Annual Fee',
    'Rewards Rate',
  ])
  const [, ferry] = screen.getAllByRole('row')
  const cells = within(ferry ?? document.body).getAllByRole('cell')
  // 100 × 405 / 20,000 = 2.025, half away from zero.
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'Flat rate',
    '$405.00',
    '$300.00',
    '$200.00',
    '−$95.00',
    '2.03%',
  ])
})

it('opens one card at a time, and closes it again', async () => {
  await openList()
  const button = (name: string) => screen.getByRole('button', { name })
  await userEvent.click(button('Ferry'))
  expect(screen.getByText('Everything about ferry')).toBeDefined()
  await userEvent.click(button('Buoy'))
  expect(screen.queryByText('Everything about ferry')).toBeNull()
  expect(button('Buoy').getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(button('Buoy'))
  expect(screen.queryByText(/^Everything about/)).toBeNull()
})

it('S-DASH1-52, B-SORT-3, B-SORT-4: sorts by its four amounts and shows column and direction', async () => {
  await openList()
  const sorts = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'))
  expect(sorts()).toEqual([null, null, 'descending', 'none', 'none', 'none', null])
  expect(rowNames()).toEqual(['Ferry', 'Anchor', 'Buoy'])

  await userEvent.click(screen.getByRole('button', { name: 'Intro Bonus' }))
  expect(sorts()).toEqual([null, null, 'none', 'none', 'descending', 'none', null])
  // 200, then the two without a bonus by name.
  expect(rowNames()).toEqual(['Ferry', 'Anchor', 'Buoy'])

  await userEvent.click(screen.getByRole('button', { name: 'Intro Bonus' }))
  expect(sorts()).toEqual([null, null, 'none', 'none', 'ascending', 'none', null])
  // The heading responds at once, the rows in the next frame.
  const ascending = ['Anchor', 'Buoy', 'Ferry']
  await waitFor(() => expect(rowNames()).toEqual(ascending))
})

it('S-DASH1-55: reads No cards found! if there is none', async () => {
  await openList({ rows: [] })
  expect(screen.getByText('No cards found!')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

it('has every card in the page, in order, also after sorting and filtering', async () => {
  const { rerender } = render(<Page rows={many} />, { wrapper: MemoryRouter })
  await userEvent.click(screen.getByRole('button', { name: 'View All Cards' }))
  expect(rowNames()).toHaveLength(14)
  await userEvent.click(screen.getByRole('button', { name: 'Total Reward' }))
  await waitFor(() => expect(rowNames().at(-1)).toBe('Card 10'))
  expect(rowNames().at(0)).toBe('Card 23')
  rerender(<Page rows={many.slice(0, 3)} />)
  const left = ['Card 12', 'Card 11', 'Card 10']
  await waitFor(() => expect(rowNames()).toEqual(left))
})

it('is complete at once when opened for printing', () => {
  const { rerender } = render(<Page rows={many} isOpen={false} />, { wrapper: MemoryRouter })
  rerender(<Page rows={many} isOpen />)
  expect(rowNames()).toHaveLength(14)
})

it('finds cards by name or issuer, and announces how many', async () => {
  await openList()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search cards by name or issuer' }), 'an')
  // Ferry isn't one of them, but the issuer of all three has 'an' in Bank.
  expect(screen.getByRole('status').textContent).toBe('3 cards')
  await userEvent.type(screen.getByRole('searchbox'), 'ch')
  await waitFor(() => expect(rowNames()).toEqual(['Anchor']))
  expect(screen.getByRole('status').textContent).toBe('1 of 3 cards')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(rowNames()).toHaveLength(3))
})

it('shows the search it is given, and reports changes of it', async () => {
  const onSearch = vi.fn()
  await openList({ search: 'buoy', onSearch })
  expect(rowNames()).toEqual(['Buoy'])
  await userEvent.type(screen.getByRole('searchbox'), 's')
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('buoys')
})

describe('S-DASH1-54: up to 991 px', () => {
  beforeEach(() => {
    const query = window.matchMedia('(max-width: 0px)')
    vi.spyOn(window, 'matchMedia').mockReturnValue(query)
  })

  it('shows one card at a time, with arrows and its index in the list', async () => {
    await openList()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Ferry' })).toBeDefined()
    expect(screen.getByText('Everything about ferry')).toBeDefined()
    expect(screen.getByText('(1 / 3)')).toBeDefined()
    expect(screen.getByRole('button', { name: 'All cards: previous' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    await userEvent.click(screen.getByRole('button', { name: 'All cards: next' }))
    expect(screen.getByRole('heading', { name: 'Anchor' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Ferry' })).toBeNull()
    expect(screen.getByText('(2 / 3)')).toBeDefined()
  })

  it('lists all cards on request: a press on one opens it', async () => {
    await openList()
    await userEvent.click(screen.getByRole('button', { name: 'List' }))
    const list = within(screen.getByRole('list', { name: 'All cards' }))
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows).toEqual(['1Ferry$405', '1Anchor$350', '1Buoy$310'])
    await userEvent.click(list.getByRole('button', { name: 'Buoy' }))
    expect(list.getByText('Everything about buoy')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'One by one' }))
    expect(screen.getByRole('heading', { name: 'Ferry' })).toBeDefined()
  })

  it('has every card in the list, a moment later', async () => {
    await openList({
      rows: Array.from({ length: 40 }, (_, index) => rowOf(`Card ${index}`, 600 - index, 0, 0)),
    })
    await userEvent.click(screen.getByRole('button', { name: 'List' }))
    const list = within(screen.getByRole('list', { name: 'All cards' }))
    await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(40))
  })

  it('lists them all when printing, at once', () => {
    const { rerender } = render(<Page rows={many} isOpen />, { wrapper: MemoryRouter })
    expect(screen.queryByRole('table')).toBeNull()
    rerender(<Page rows={many} isOpen isPrinting />)
    expect(rowNames()).toHaveLength(14)
    // Paper has no button to hide them.
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('All cards')
  })

  it('S-DASH1-53: has a sort selector, and a button to reverse the order', async () => {
    await openList()
    const select = screen.getByLabelText<HTMLSelectElement>('Sort by')
    expect([...select.options].map((option) => option.text)).toEqual([
      'Total Reward',
      'Reward from transactions',
      'Intro Bonus',
      'Annual Fee',
    ])
    await userEvent.selectOptions(select, 'Reward from transactions')
    expect(await screen.findByRole('heading', { name: 'Anchor' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Highest first' }))
    expect(screen.getByRole('button', { name: 'Lowest first' })).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'Ferry' })).toBeDefined()
  })

  it('S-DASH1-55: reads No cards found! if there is none', async () => {
    await openList({ rows: [] })
    expect(screen.getByText('No cards found!')).toBeDefined()
  })
})

it('switches from one card to a table at the menu breakpoint', () => {
  const breakpoint = /--breakpoint-menu: (\d+px);/.exec(tokens)?.[1]
  expect(WIDE_QUERY).toBe(`(min-width: ${breakpoint})`)
})
