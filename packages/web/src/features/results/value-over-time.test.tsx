import type { ValueOverTime as Value } from '@cardsight/contract/backtest'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serverFailure } from '../../testing/stand-ins.ts'
// Loaded up front: on a busy machine it would come too late for a test.
import './value-chart.tsx'
import type { ChartedCard } from './value-lines.ts'
import { ValueOverTime, type ValueOverTimeProps } from './value-over-time.tsx'

const card = (cardId: string, name: string): ChartedCard => ({
  cardId,
  name,
  issuer: 'Chase',
  offer: { freshness: 'fresh' },
})

const cards = [card('gold', 'Gold'), card('flat', 'Flat')]

const months = Array.from({ length: 37 }, (_, month) => month)

/** Gold earns 10 a month and 300 in month 3, for 100 a year. Flat earns 20 a month. */
const value: Value = {
  cards: [
    {
      cardId: 'gold',
      money: months.map((month) => month * 10),
      introMoney: months.map((month) => (month < 3 ? 0 : 300)),
      annualFee: months.map((month) => Math.max(1, Math.ceil(month / 12)) * 100),
    },
    {
      cardId: 'flat',
      money: months.map((month) => month * 20),
      introMoney: months.map(() => 0),
      annualFee: months.map(() => 0),
    },
  ],
}

/** jsdom has no layout: everything is near the screen. */
class NearEverything {
  readonly #notify: (changes: readonly { isIntersecting: boolean }[]) => void
  constructor(notify: (changes: readonly { isIntersecting: boolean }[]) => void) {
    this.#notify = notify
  }
  observe() {
    this.#notify([{ isIntersecting: true }])
  }
  disconnect() {
    // There is nothing to end.
  }
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', NearEverything))
afterEach(() => vi.unstubAllGlobals())

const props: ValueOverTimeProps = {
  cards,
  plainYear: null,
  basis: 1,
  hasIntroBonus: true,
  calculation: {},
  load: async () => value,
}

it('says who leads when, and shows the totals as a table', async () => {
  render(<ValueOverTime {...props} />)
  // Month 2: −80 against 40. Month 3: 230 against 60. Month 12: 320 against 240. Month 13: 230 against 260.
  expect(await screen.findByRole('heading', { name: 'Flat passes Gold in month 13' })).toBeDefined()
  expect(
    screen.getByText(
      'Total after each month: rewards plus intro bonus, minus annual fees as they’re charged.',
    ),
  ).toBeDefined()
  const row = screen.getByRole('row', { name: /^13 / })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['$230.00', '$260.00'])
  expect(screen.getByRole('img', { name: /Gold: \$320 after 12 months, \$360 after 36\./ })).toBeDefined()
})

it('draws a 2% card as the last line, and says how far the pick is ahead of it', async () => {
  render(<ValueOverTime {...props} cards={cards.slice(0, 1)} plainYear={60} />)
  // After 12 months 320 against 60, after 36 months 360 against 180.
  expect(await screen.findByText('Its lead over a 2% card shrinks from $260 to $180.')).toBeDefined()
  const row = screen.getByRole('row', { name: /^13 / })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['$230.00', '$65.00'])
})

it('labels the axis in thousands, in space for five characters', async () => {
  // $1,800 after 36 months
  const money = months.map((month) => month * 50)
  const earning = { ...value, cards: value.cards.map((one) => ({ ...one, money })) }
  const { container } = render(<ValueOverTime {...props} load={async () => earning} />)
  await screen.findByRole('heading')
  const labels = [...container.querySelectorAll('svg[aria-hidden=true] > text')].map(
    (text) => text.textContent,
  )
  expect(labels).toEqual(expect.arrayContaining(['$0', '$500', '$1k', '$1.5k']))
})

it('counts no bonus for the card that the person has', async () => {
  const owned = { ...card('gold', 'Gold'), ownedAs: 'Your card' }
  render(<ValueOverTime {...props} cards={[card('flat', 'Flat'), owned]} />)
  await screen.findByRole('heading')
  expect(screen.getByRole('columnheader', { name: 'Your card' })).toBeDefined()
  // 360 with the bonus of 300
  expect(screen.getByRole('row', { name: '36 $720.00 $60.00' })).toBeDefined()
})

it('follows the intro bonus toggle without loading again', async () => {
  const load = vi.fn(props.load)
  const { rerender } = render(<ValueOverTime {...props} load={load} />)
  await screen.findByRole('heading')
  rerender(<ValueOverTime {...props} load={load} hasIntroBonus={false} />)
  expect(screen.getByRole('heading', { name: 'Flat passes Gold in month 1' })).toBeDefined()
  expect(
    screen.getByText('Total after each month: rewards, minus annual fees as they’re charged.'),
  ).toBeDefined()
  expect(load).toHaveBeenCalledTimes(1)
})

it('loads again for other results, and keeps the chart until they arrive', async () => {
  const load = vi.fn(props.load)
  const { rerender } = render(<ValueOverTime {...props} load={load} />)
  await screen.findByRole('heading')
  rerender(<ValueOverTime {...props} load={load} basis={2} />)
  expect(screen.getByRole('heading', { name: 'Flat passes Gold in month 13' })).toBeDefined()
  expect(screen.getByRole('region', { name: 'Value over 36 months' }).getAttribute('aria-busy')).toBe('true')
  await expect.poll(() => load.mock.calls.length).toBe(2)
  expect(load).toHaveBeenLastCalledWith(['gold', 'flat'])
})

it('keeps the chart of the previous cards until the values of the next ones arrive', async () => {
  const { rerender } = render(<ValueOverTime {...props} />)
  await screen.findByRole('heading', { name: 'Flat passes Gold in month 13' })
  const others = {
    cards: value.cards.map((one) => ({ ...one, cardId: one.cardId === 'flat' ? 'new' : one.cardId })),
  }
  const next = [card('gold', 'Gold'), card('new', 'New')]
  rerender(<ValueOverTime {...props} cards={next} load={async () => others} />)
  expect(screen.getByRole('heading', { name: 'Flat passes Gold in month 13' })).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'New passes Gold in month 13' })).toBeDefined()
})

it('offers to try again if the values cannot be loaded', async () => {
  let isDown = true
  const load = async () => {
    if (isDown) {
      throw serverFailure
    }
    return value
  }
  render(<ValueOverTime {...props} load={load} />)
  expect((await screen.findByRole('alert')).textContent).toContain('try again. Reference: 1f0c2a9b')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Flat passes Gold in month 13' })).toBeDefined()
})

it('shows nothing without cards', () => {
  const { container } = render(<ValueOverTime {...props} cards={[]} />)
  expect(container.textContent).toBe('')
})
