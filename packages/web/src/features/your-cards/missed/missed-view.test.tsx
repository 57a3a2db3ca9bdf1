import { gasCard, mine, onePercent, paid } from '@cardsight/answers/testing'
import { parseDay } from '@cardsight/engine/dates'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderYourCardsView } from '../../../testing/your-cards-view.tsx'
import { missedCsv } from './missed-purchases.tsx'
import { MissedView } from './missed-view.tsx'

const catalog = [onePercent, gasCard]
const both = [mine(onePercent), mine(gasCard)]

function show(more: Partial<Parameters<typeof renderYourCardsView>[0]>) {
  return renderYourCardsView({ View: MissedView, today: '2026-11-17', catalog, cards: both, ...more })
}

describe('MissedView', () => {
  it('shows the total and habits in dollars, and the purchases to the cent', async () => {
    show({
      purchases: [
        paid('one-percent', '2026-10-05', 300.33, 'gas', { name: 'Shell' }),
        paid('one-percent', '2026-10-20', 250, 'gas', { name: 'Exxon' }),
        paid('gas-card', '2026-10-25', 100, 'gas'),
        paid('one-percent', '2026-06-01', 100, 'gas', { name: 'Chevron' }),
      ],
    })
    // The Gas Card's own $100 leaves $400 of October's cap. $300.33 at 5% is $15.02 instead of $3.00. Then $99.67 at 5% and
    // $150.33 at 1% is $6.49 instead of $2.50. In all $12.02 + $3.99.
    await screen.findByRole('heading', { name: 'You missed $16 last month' })
    // $3.00, $2.50 and $5.00.
    expect(
      screen.getByText('On 2 purchases from Oct 1, 2026 to Oct 31, 2026. Your cards earned $11.'),
    ).toBeDefined()
    const habits = within(screen.getByRole('region', { name: 'One change recovers most of it' }))
    expect(habits.getByRole('listitem').textContent).toMatch(
      /Use Gas Card instead of One Percent for gas stations2 purchases\$16$/,
    )
    const rows = within(screen.getByRole('table', { name: 'Purchases' }))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      'Shell$300.33 on Oct 5, 2026Gas Card: $15.02You used One Percent: $3.00$12.02',
      'Exxon$250.00 on Oct 20, 2026Gas Card: $6.49You used One Percent: $2.50$3.99',
    ])
    // 4% more of $100 in June.
    await userEvent.click(screen.getByRole('tab', { name: 'Last 12 months' }))
    await screen.findByRole('heading', { name: 'You missed $20 in the last 12 months' })
  })

  it('lists purchases in steps', async () => {
    const purchases = Array.from({ length: 27 }, (_, index) =>
      paid('one-percent', '2026-10-05', 10, 'gas', { name: `Gas ${index}` }),
    )
    show({ purchases })
    const table = within(await screen.findByRole('table', { name: 'Purchases' }))
    expect(table.getAllByRole('row')).toHaveLength(1 + 20)
    expect(screen.getByText('Showing 20 of 27')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show 7 more' }))
    expect(table.getAllByRole('row')).toHaveLength(1 + 27)
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
  })

  it('is glad if nothing was missed', async () => {
    show({ purchases: [paid('gas-card', '2026-10-05', 100, 'gas')] })
    await screen.findByRole('heading', { name: 'You missed nothing last month' })
    expect(
      screen.getByText(
        'You used the best of your cards for every purchase from Oct 1, 2026 to Oct 31, 2026.',
      ),
    ).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('says what it needs: two cards, purchases, and which account is which card', async () => {
    const onShow = vi.fn()
    show({ cards: [mine(onePercent)], onShow })
    await userEvent.click(await screen.findByRole('button', { name: 'Add your cards' }))
    expect(onShow).toHaveBeenCalledWith('cards')
    show({})
    expect(await screen.findByRole('link', { name: 'import statements' })).toBeDefined()
    show({ hasSource: true })
    expect(await screen.findByText('No purchases yet')).toBeDefined()
    const unlinked = both.map((card) => ({ ...card, accountIds: [] }))
    show({ cards: unlinked, purchases: [paid('one-percent', '2026-10-05', 100)] })
    expect(await screen.findByText('Match accounts to cards')).toBeDefined()
  })
})

describe('missedCsv', () => {
  it('has a line for each purchase, with amounts in dollars', () => {
    const line = {
      day: parseDay('2026-10-05'),
      name: 'Shell, Austin',
      category: 'gas' as const,
      categoryName: 'Gas Stations',
      cents: 300_33,
      usedId: 'a',
      earnedCents: 3_00,
      betterId: 'b',
      betterCents: 15_02,
      missedCents: 12_02,
    }
    const window = { first: parseDay('2026-10-01'), last: parseDay('2026-10-31') }
    const period = { window, earnedCents: 3_00, missedCents: 12_02, sentence: '', habits: [], lines: [line] }
    expect(missedCsv(period, new Map())).toBe(
      'Date,Merchant,Category,Amount,Card used,Earned,Better card,Would have earned,Missed\r\n' +
        '2026-10-05,"Shell, Austin",Gas Stations,300.33,a,3,b,15.02,12.02\r\n',
    )
  })
})
