import { explainLinked, linkedRun } from '@cardsight/answers/testing'
import { type CardResult, type Explanation, mergeCard, type Projection } from '@cardsight/contract'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { WhyFocus } from '../../cards/why-focus.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { groupByCategory } from './ledger-groups.ts'
import { WhyModal } from './why-modal.tsx'

const BLUE_CASH = 'blue-cash-preferred-card'
const GOLD = 'american-express-gold-card'
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

describe('asking why', () => {
  it('answers a reward with every line behind it, which add up to it', async () => {
    const { card, explanation } = await ask()
    const dialog = screen.getByRole('dialog', { name: `Why ${formatMoney(card.money)} of reward?` })
    expect(dialog.dataset.width).toBe('820')
    const table = within(dialog).getByRole('table', { name: 'The lines behind the reward, by category' })
    for (const { category, money } of groupByCategory(explanation)) {
      expect(within(table).getByRole('rowheader', { name: new RegExp(`^${category}`) })).toBeDefined()
      expect(card.stat.find((part) => part.category === category)?.money).toBe(money)
    }
    expect(within(table).getByRole('row', { name: /^Reward from transactions/ }).textContent).toContain(
      formatMoney(card.money),
    )
  })

  it('says when a cap was used up and what the rest earned', async () => {
    await ask({ focus: { category: GROCERIES } })
    const asked = document.querySelector('tbody[data-asked]')
    // 8,298.87 a year: 6,000 at 6% = 360.00, and 2,298.87 at 1% = 22.99
    expect(asked?.textContent).toContain('$6,000.00 × 6% = $360.00')
    expect(asked?.textContent).toMatch(
      /up to \$6,000 a year, then 1%\. The limit was used up on \w+ \d+, 2026\./,
    )
    expect(asked?.textContent).toContain('$2,298.87 × 1% = $22.99')
    expect(screen.getByRole('dialog').textContent).toContain(`Why $382.99 on ${GROCERIES}?`)
  })

  it('says what a point is worth, by whom and as of when', async () => {
    await ask({ cardId: GOLD })
    expect(screen.getByRole('region', { name: 'Reward from transactions' }).textContent).toMatch(
      /A point counts for 1\.5¢: the usual value of American Express Membership Rewards, by .+ as of .+ 2026\./,
    )
  })

  it('says whether the pace reaches the bonus, and when', async () => {
    await ask({ focus: 'bonus' })
    const bonus = screen.getByRole('region', { name: 'Intro bonus' })
    expect(bonus.dataset.asked).toBe('')
    expect(bonus.textContent).toContain('Reached')
    expect(bonus.textContent).toMatch(
      /You get there on day \d+\. Had you opened the card on November 10, 2025/,
    )
  })

  it('lists the fee year by year', async () => {
    await ask({ projection: '3', focus: 'fee' })
    const fee = screen.getByRole('region', { name: 'Annual fee' })
    expect(fee.textContent).toContain('None in the first year, then $95.00 a year.')
    expect(within(fee).getByRole('row', { name: 'Together $190.00' })).toBeDefined()
  })

  it('adds the total up as the person counts it', async () => {
    const { explanation } = await ask({ focus: 'total', changes: { calculation: { isAnnual: false } } })
    const sum = screen.getByRole('region', { name: 'The sum' })
    expect(sum.textContent).toContain('not counted, as you chose')
    const { money, introMoney } = explanation
    expect(
      within(sum).getByRole('row', { name: `Total reward ${formatMoney(money + introMoney)}` }),
    ).toBeDefined()
  })

  it('B-DATA-41: dates the facts and leads to the page of the issuer', async () => {
    const { card } = await ask()
    expect(screen.getByRole('link', { name: /page of American Express/ }).getAttribute('href')).toBe(
      card.link,
    )
    expect(screen.getByRole('dialog').textContent).toContain('Facts as of October 1, 2026')
  })
})

describe('while the answer is on its way', () => {
  it('says so, and offers another try when it does not arrive', async () => {
    const answers: (() => Promise<Explanation>)[] = [
      () => Promise.reject(new Error('no network')),
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
    expect(screen.getByRole('status').textContent).toBe('Looking up the lines behind it')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The lines behind this number did not arrive.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'The sum' })).toBeDefined()
    expect(asked).toBe(2)
  })

  it('closes by keyboard and gives the focus back', async () => {
    render(<Page />)
    const opener = screen.getByRole('button', { name: 'Why?' })
    await userEvent.click(opener)
    await screen.findByRole('region', { name: 'The sum' })
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
