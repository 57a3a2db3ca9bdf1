import { earn, gasCard, makeCard, mine, onePercent, paid, twoPercent } from '@cardsight/answers/testing'
import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderYourCardsView } from '../../../testing/your-cards-view.tsx'
import { TrackerView } from './tracker-view.tsx'

const TODAY = '2026-11-25'

const bonus = {
  spendCents: 1000_00,
  by: parseDay('2026-12-17'),
  reward: { kind: 'cash' as const, cents: 200_00 },
}
const creditCard = makeCard('credit-card', 'Credit Card', {
  credits: [
    { name: 'Uber Cash', worth: 120, every: 'month' },
    { name: "Dunkin' Credit", worth: 84, every: 'month' },
    { name: 'StubHub Credits', worth: 300, every: 'half-year' },
  ],
})
const feeCard = makeCard('fee-card', 'Fee Card', {
  engine: { rules: [earn(3)], fee: { firstYear: toCents(95_00), later: toCents(95_00) } },
})
const catalog = [onePercent, twoPercent, gasCard, creditCard, feeCard]

function show(more: Partial<Parameters<typeof renderYourCardsView>[0]>) {
  return renderYourCardsView({ View: TrackerView, today: TODAY, catalog, cards: [], ...more })
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))

describe('TrackerView', () => {
  it('shows bonus, cap, credits and fee with their numbers', async () => {
    show({
      cards: [
        mine(onePercent, { opened: '2026-11-16', bonus }),
        mine(gasCard),
        mine(creditCard, { credits: ['uber-cash'] }),
        mine(feeCard, { opened: '2024-12-20' }),
        mine(twoPercent),
      ],
      purchases: [
        // $300 in the ten days since the opening is $30 a day, and $700 in 22 days is $31.82 a day.
        paid('one-percent', '2026-11-20', 300),
        paid('gas-card', '2026-11-01', 120.5, 'gas'),
        paid('credit-card', '2026-11-03', 4, 'fast-food', { merchant: 'dunkin' }),
        paid('fee-card', '2025-11-26', 0),
        // 3% instead of 2% of $20,304 without the gas is $203.04, less $95.
        paid('fee-card', '2026-06-01', 20_000),
      ],
    })
    const bonuses = await section('Welcome bonuses')
    expect(bonuses.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('$300 of $1,000')
    expect(bonuses.getByText('$700 to go by Dec 17, 2026 · 22 days left')).toBeDefined()
    expect(bonuses.getByText('You need $31.82 a day. You spend $30 a day on this card.')).toBeDefined()
    const caps = await section('Spending caps')
    expect(caps.getByText('$379.50 of the $500 cap left until Dec 1, 2026.')).toBeDefined()
    const credits = await section('Statement credits')
    expect(credits.getByText('Recognized from your purchases.')).toBeDefined()
    expect(credits.getByText('$3 left until Nov 30, 2026 · 5 days left')).toBeDefined()
    expect(credits.getByText('1 other credit on your cards')).toBeDefined()
    const fees = await section('Annual fees')
    expect(
      await fees.findByText(
        'Keep it: it earns you $108.04 more than your other cards next year, after the fee.',
      ),
    ).toBeDefined()
    expect(fees.getByText('$95 due Dec 20, 2026 · in 25 days')).toBeDefined()
  })

  it('marks part of a credit as used, and undoes it', async () => {
    const user = userEvent.setup()
    const { cards } = show({ cards: [mine(creditCard, { credits: ['uber-cash'] })] })
    const credits = await section('Statement credits')
    await user.click(credits.getByRole('button', { name: 'Mark as used (Uber Cash)' }))
    const amount = credits.getByLabelText<HTMLInputElement>('Uber Cash used')
    expect(amount.value).toBe('10')
    await user.clear(amount)
    await user.type(amount, '10.01{Enter}')
    expect(credits.getByText('Enter an amount from $0.01 to $10.')).toBeDefined()
    await user.clear(amount)
    await user.type(amount, '7.25{Enter}')
    await credits.findByText('$2.75 left until Nov 30, 2026 · 5 days left')
    expect(cards().cards[0]?.ticks).toEqual([{ creditId: 'uber-cash', on: TODAY, cents: 7_25 }])
    expect(screen.getByText('Marked $7.25 of Uber Cash as used.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await credits.findByText('$10 left until Nov 30, 2026 · 5 days left')
    expect(cards().cards[0]?.ticks).toEqual([])
  })

  it('counts a credit that was marked once as one that you use, until it’s undone', async () => {
    const user = userEvent.setup()
    const { cards } = show({ cards: [mine(creditCard)] })
    const credits = await section('Statement credits')
    await user.click(credits.getByRole('button', { name: 'Mark as used (Uber Cash)' }))
    await user.keyboard('{Enter}')
    await credits.findByText('All used. It renews after Nov 30, 2026.')
    expect(cards().cards[0]?.credits).toEqual(['uber-cash'])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(cards().cards[0]?.credits).toEqual([]))
  })

  it('marks a bonus as earned, and updates what was spent', async () => {
    const user = userEvent.setup()
    const { cards } = show({ cards: [mine(onePercent, { opened: '2026-10-01', accountIds: [], bonus })] })
    const bonuses = await section('Welcome bonuses')
    expect(bonuses.getByText(/We don’t know your pace yet\./)).toBeDefined()
    await user.click(bonuses.getByRole('button', { name: /^Update amount spent/ }))
    await user.type(bonuses.getByLabelText('Spent toward the bonus so far'), '448{Enter}')
    // $448 in the 56 days since the opening is $8 a day. $552 in 22 days is $25.10 a day.
    await bonuses.findByText('You need $25.10 a day. You spend $8 a day on this card.')
    expect(bonuses.getByText('At risk')).toBeDefined()
    await user.click(bonuses.getByRole('button', { name: 'Mark as earned (One Percent)' }))
    await bonuses.findByText('Earned, worth $200.')
    expect(cards().cards[0]?.bonus?.isEarned).toBe(true)
    await user.click(bonuses.getByRole('button', { name: 'Mark as not earned (One Percent)' }))
    await bonuses.findByText('At risk')
    expect(cards().cards[0]?.bonus).not.toHaveProperty('isEarned')
  })

  it('marks a quarter as activated, and as not activated again', async () => {
    const user = userEvent.setup()
    const rotating = makeCard('rotating', 'Rotating', {
      earns: [{ rate: 5, rotating: 'quarterly', when: 'activation' }],
    })
    const [from, to] = [parseDay('2026-10-01'), parseDay('2026-12-31')]
    const { cards } = show({
      catalog: [rotating],
      cards: [mine(rotating)],
      calendars: { quarterly: { name: 'Quarterly', entries: [{ from, to, on: ['gas', 'dining'] }] } },
    })
    const quarters = await section('Rotating categories')
    expect(quarters.getByText('Gas and dining')).toBeDefined()
    expect(quarters.getByRole('link', { name: 'Example Bank website' })).toBeDefined()
    await user.click(quarters.getByRole('button', { name: 'Mark as activated' }))
    await quarters.findByText('Activated')
    expect(cards().cards[0]?.activated).toEqual(['2026-10-01'])
    await user.click(quarters.getByRole('button', { name: 'Mark as not activated' }))
    await quarters.findByText('Not activated')
    expect(cards().cards[0]?.activated).toEqual([])
  })

  it('asks for a missing opening date in place, and refuses an impossible one', async () => {
    const user = userEvent.setup()
    show({ cards: [mine(feeCard)] })
    const fees = await section('Annual fees')
    const field = fees.getByLabelText('When did you open Fee Card?')
    await user.type(field, '1949-12-31')
    await user.click(fees.getByRole('button', { name: 'Save date' }))
    expect(fees.getByText(/There were no credit cards that early/)).toBeDefined()
    await user.clear(field)
    await user.type(field, '2024-12-20')
    await user.click(fees.getByRole('button', { name: 'Save date' }))
    await fees.findByText('$95 due Dec 20, 2026 · in 25 days')
  })

  it('says what is missing without purchases, and which caps it can’t see', async () => {
    show({ cards: [mine(gasCard), mine(feeCard, { opened: '2024-03-14' })] })
    expect(await screen.findByText(/We don’t see your purchases yet\./)).toBeDefined()
    const caps = await section('Spending caps')
    expect(caps.getByText(/We don’t see purchases on Gas Card, so we can’t track its cap\./)).toBeDefined()
    expect(caps.queryByRole('progressbar')).toBeNull()
    const fees = await section('Annual fees')
    expect(await fees.findByText(/whether each card is worth its fee/)).toBeDefined()
  })

  it('leads to the list of cards if it’s empty', async () => {
    const onShow = vi.fn()
    show({ onShow })
    await userEvent.click(await screen.findByRole('button', { name: 'Add your cards' }))
    expect(onShow).toHaveBeenCalledWith('cards')
  })

  it('says that it failed, and tries again', async () => {
    let attempts = 0
    const tracker = () => {
      attempts += 1
      throw new Error('broken')
    }
    show({ cards: [mine(onePercent)], methods: { tracker } })
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t calculate your tracker.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(attempts).toBe(2))
  })
})
