import { explainLinked, linkedRun } from '@cardsight/answers/testing'
import type { Explanation, Projection } from '@cardsight/contract/backtest'
import { type CardResult, mergeCard } from '@cardsight/contract/runs'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { WhyFocus } from '../../cards/why-figure.tsx'
import { formatMoney } from '../../lib/format-money.ts'
import { serverFailure } from '../../testing/stand-ins.ts'
import { groupByCategory } from './reward-table.tsx'
import { WhyModal } from './why-modal.tsx'

const BLUE_CASH = 'blue-cash-preferred-card'
const GOLD = 'american-express-gold-card'
const DISCOVER = 'discover-it-cash-back'
const GROCERIES = 'Supermarkets & Groceries'

function cardOf(cardId: string, projection: Projection): CardResult {
  const { details, texts } = linkedRun()
  const entry = details.results[projection].find((known) => known.cardId === cardId)
  const [info, text] = [details.cards[cardId], texts.cards.find((known) => known.cardId === cardId)]
  if (entry === undefined || info === undefined || text === undefined) {
    throw new Error(`${cardId} is not in the run`)
  }
  return mergeCard(entry, info, text, projection)
}

type Asked = { cardId?: string; projection?: Projection; focus?: WhyFocus; changes?: Partial<CardResult> }

async function ask({ cardId = BLUE_CASH, projection = '1', focus = 'reward', changes }: Asked = {}) {
  const explanation = explainLinked({ cardId, projection })
  const card = { ...cardOf(cardId, projection), ...changes }
  const load = async () => explanation
  render(<WhyModal open onClose={() => {}} card={card} projection={projection} focus={focus} load={load} />)
  await screen.findByRole('region', { name: 'Annual fee' })
  return { explanation, card }
}

describe('the explanation', () => {
  it('lists every line behind a reward, which add up to it', async () => {
    const { card, explanation } = await ask()
    const dialog = screen.getByRole('dialog', { name: `How we got ${formatMoney(card.money)} in rewards` })
    expect(dialog.dataset.width).toBe('820')
    const table = within(dialog).getByRole('table', { name: 'Rewards by category, line by line' })
    for (const { category, money } of groupByCategory(explanation)) {
      expect(within(table).getByRole('rowheader', { name: new RegExp(`^${category}`) })).toBeDefined()
      expect(card.stat.find((part) => part.category === category)?.money).toBe(money)
    }
    expect(within(table).getByRole('row', { name: /^Reward from transactions/ }).textContent).toContain(
      formatMoney(card.money),
    )
  })

  it('says when a cap was reached and what the rest earned', async () => {
    await ask({ focus: { category: GROCERIES } })
    const asked = document.querySelector('tbody[data-asked]')
    // 8,298.87 a year: 6,000 at 6% = 360.00, and 2,298.87 at 1% = 22.99
    expect(asked?.textContent).toContain('$6,000.00 × 6% = $360.00')
    expect(asked?.textContent).toMatch(
      /up to \$6,000 a year, then 1%\. You reached the cap on \w+ \d+, 2026\./,
    )
    expect(asked?.textContent).toContain('$2,298.87 × 1% = $22.99')
    expect(screen.getByRole('dialog').textContent).toContain(`How we got $382.99 on ${GROCERIES}`)
  })

  it('says what a point is worth, by whom and as of when', async () => {
    await ask({ cardId: GOLD })
    expect(screen.getByRole('region', { name: 'Reward from transactions' }).textContent).toMatch(
      /1 point = 1¢ \(American Express Membership Rewards: .+ 2026\)\./,
    )
  })

  it('says whether the spending earns the bonus, and when', async () => {
    await ask({ focus: 'bonus' })
    const bonus = screen.getByRole('region', { name: 'Intro bonus' })
    expect(bonus.dataset.asked).toBe('')
    expect(bonus.textContent).toContain('Earned')
    expect(bonus.textContent).toMatch(/You’d hit it (?:in about \d+ weeks|on day \d+)\./)
  })

  it('lists the parts of the bonus if the first year earns more', async () => {
    const { explanation } = await ask({ cardId: DISCOVER, focus: 'bonus' })
    const bonus = within(screen.getByRole('region', { name: 'Intro bonus' }))
    expect(explanation.firstYearMoney).toBeGreaterThan(0)
    const match = formatMoney(explanation.firstYearMoney)
    expect(bonus.getByRole('row', { name: new RegExp(`^First-year match.*\\${match}$`) })).toBeDefined()
    expect(bonus.queryByText('Welcome bonus')).toBeNull()
    expect(screen.getByRole('dialog').textContent).toContain('The issuer matches your first-year rewards.')
  })

  it('lists the fee year by year', async () => {
    await ask({ projection: '3', focus: 'fee' })
    const fee = screen.getByRole('region', { name: 'Annual fee' })
    expect(fee.textContent).toContain('None in the first year, then $95 a year.')
    expect(within(fee).getByRole('row', { name: 'Total −$190.00' })).toBeDefined()
  })

  it('sums the parts the user counts', async () => {
    const { explanation } = await ask({ focus: 'total', changes: { calculation: { isAnnual: false } } })
    const sum = screen.getByRole('region', { name: 'Total' })
    expect(sum.textContent).toContain('not counted, as you chose')
    const { money, introMoney } = explanation
    expect(
      within(sum).getByRole('row', { name: `Total reward ${formatMoney(money + introMoney)}` }),
    ).toBeDefined()
  })

  it('B-DATA-41: dates the facts and links to the issuer’s page', async () => {
    const { card } = await ask()
    expect(screen.getByRole('link', { name: /^Check at American Express/ }).getAttribute('href')).toBe(
      card.link,
    )
    expect(screen.getByRole('dialog').textContent).toMatch(/Terms last confirmed \w+ \d+, 2026/)
  })
})

describe('while loading', () => {
  it('says so, and offers another try if it fails', async () => {
    const answers: (() => Promise<Explanation>)[] = [
      () => Promise.reject(serverFailure),
      async () => explainLinked({ cardId: BLUE_CASH, projection: '1' }),
    ]
    let asked = 0
    const load = () => answers[asked++]?.() ?? Promise.reject(new Error('asked too often'))
    render(
      <WhyModal
        open
        onClose={() => {}}
        card={cardOf(BLUE_CASH, '1')}
        projection="1"
        focus="reward"
        load={load}
      />,
    )
    expect(screen.getByRole('status').textContent).toBe('Loading the details')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('We couldn’t load the details of this number.')
    expect(alert.textContent).toContain('only this explanation is missing. Reference: 1f0c2a9b')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Total' })).toBeDefined()
    expect(asked).toBe(2)
  })

  it('closes by keyboard and restores the focus', async () => {
    render(<Page />)
    const opener = screen.getByRole('button', { name: 'Why?' })
    await userEvent.click(opener)
    await screen.findByRole('region', { name: 'Total' })
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })
})

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Why?
      </button>
      <WhyModal
        open={open}
        onClose={() => setOpen(false)}
        card={cardOf(BLUE_CASH, '1')}
        projection="1"
        focus="total"
        load={async () => explainLinked({ cardId: BLUE_CASH, projection: '1' })}
      />
    </>
  )
}
