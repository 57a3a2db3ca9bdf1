import '../../cards/card-picker.tsx'
import './list/cards-view.tsx'
import './today/today-view.tsx'
import { tinyRelease } from '@cardsight/answers/testing'
import { noYourCards } from '@cardsight/contract/your-cards'
import { type Day, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { readOwnedCards, writeOwnedCards } from '../../features/owned-cards/stored-owned-cards.ts'
import {
  newCard,
  readStoredYourCards,
  withCard,
  writeStoredYourCards,
} from '../../features/your-cards/stored-your-cards.ts'
import { clearAll } from '../../lib/storage.ts'
import { SessionProvider } from '../../session/session-context.tsx'
import { createSessionStore } from '../../session/session-store.ts'
import { inProcess } from '../../testing/stand-ins.ts'
import { ToastProvider } from '../../ui/toast.tsx'
import { createYourCardsCalculator } from '../../worker/your-cards/your-cards-calculator.ts'
import type { PurchasesPorts } from './use-purchases.ts'
import { YourCardsWorkspace } from './your-cards-workspace.tsx'

// Loaded up front: on a busy machine they would come too late for a test.

const today = parseDay('2026-11-17')

const visitor = () =>
  createSessionStore({
    readToken: () => null,
    clearAll: () => {},
    authorize: async () => ({ kind: 'refused' }),
    endToken: async () => {},
    goHome: () => {},
  })

type Opened = { readToday?: () => Day; ports?: PurchasesPorts }

function open(view = '', { readToday = () => today, ports }: Opened = {}) {
  render(
    <SessionProvider store={visitor()}>
      <MemoryRouter initialEntries={[`/your-cards${view}`]}>
        <ToastProvider>
          <YourCardsWorkspace
            open={() => inProcess(createYourCardsCalculator(() => tinyRelease))}
            {...{ readToday, ...(ports && { ports }) }}
          />
        </ToastProvider>
      </MemoryRouter>
    </SessionProvider>,
  )
  return userEvent.setup()
}

function have(...cardIds: string[]) {
  writeStoredYourCards(cardIds.reduce((list, id) => withCard(list, newCard(list, id)), noYourCards))
}

afterEach(clearAll)

describe('your cards', () => {
  it('has the view in the title of the window, and its own title again after it', async () => {
    document.title = 'Use Today | Cardsight'
    const user = open('?view=cards')
    await screen.findByRole('heading', { level: 1, name: 'Your cards' })
    expect(document.title).toBe('Your cards | Cardsight')
    await user.click(screen.getByRole('link', { name: 'Wallet' }))
    await screen.findByRole('heading', { name: 'Which card here?' })
    expect(document.title).toBe('Use Today | Cardsight')
  })

  it('adds a card by search, for results and wallet too', async () => {
    const user = open('?view=cards')
    await user.type(await screen.findByRole('searchbox', { name: 'Add a card you have' }), 'two{Enter}')
    expect(await screen.findByRole('form', { name: 'Details of Two Percent' })).toBeDefined()
    expect(readStoredYourCards().cards.map(({ cardId }) => cardId)).toEqual(['two-percent'])
    expect(readOwnedCards().named).toEqual(['two-percent'])
  })

  it('offers cards that the person named elsewhere', async () => {
    writeOwnedCards({ named: ['two-percent', 'far-miles'], accounts: {} })
    const user = open('?view=cards')
    await user.click(await screen.findByRole('button', { name: 'Add all 2' }))
    expect(readStoredYourCards().cards.map(({ cardId }) => cardId)).toEqual(['two-percent', 'far-miles'])
    expect(screen.queryByRole('button', { name: 'Add all 2' })).toBeNull()
  })

  it('shares cards that came with the account with results and wallet', async () => {
    have('two-percent', 'far-miles')
    open('?view=cards')
    await screen.findByRole('button', { name: 'Remove Far Miles' })
    expect(readOwnedCards().named).toEqual(['two-percent', 'far-miles'])
  })

  it('fills in the offer, and keeps what was typed if a date is impossible', async () => {
    have('far-miles')
    const user = open('?view=cards')
    await user.click(await screen.findByRole('button', { name: 'Edit Far Miles' }))
    const opened = await screen.findByRole('textbox', { name: 'Opened' })
    await user.type(opened, '10/1/2026')
    await user.click(screen.getByRole('checkbox', { name: /working on this card/ }))
    expect(screen.getByRole('textbox', { name: 'Spend needed' })).toHaveProperty('value', '4,000')
    expect(screen.getByRole('textbox', { name: 'Bonus in points' })).toHaveProperty('value', '50,000')
    // 90 days after October 1: 30 to Oct 31, 30 to Nov 30, 30 to Dec 30.
    expect(screen.getByLabelText('Last day to spend it')).toHaveProperty('value', '2026-12-30')
    await user.clear(opened)
    await user.type(opened, '13/45/2026')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Enter a real opening date/)).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Spend needed' })).toHaveProperty('value', '4,000')
    expect(readStoredYourCards().cards[0]?.bonus).toBeUndefined()
    await user.clear(opened)
    await user.type(opened, '10/1/2026')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(readStoredYourCards().cards[0]).toMatchObject({
      opened: '2026-10-01',
      bonus: { spendCents: 4000_00, by: '2026-12-30', reward: { kind: 'points', points: 50_000 } },
    })
  })

  it('removes a card and puts it back', async () => {
    have('two-percent', 'far-miles')
    const user = open('?view=cards')
    await user.click(await screen.findByRole('button', { name: 'Remove Two Percent' }))
    expect(readStoredYourCards().cards.map(({ id }) => id)).toEqual(['far-miles'])
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(readStoredYourCards().cards.map(({ id }) => id)).toEqual(['two-percent', 'far-miles'])
  })

  it('names what is wrong with a file, and adds nothing of it', async () => {
    have('two-percent')
    const user = open('?view=cards')
    const file = JSON.stringify({ version: 1, cards: [{ id: 'x', cardId: 'far-miles', opened: '2099-01' }] })
    await user.upload(
      await screen.findByLabelText('File with your cards'),
      new File([file], 'cards.json', { type: 'application/json' }),
    )
    expect(
      await screen.findByText(
        'Card 1: The opening date 2099-01 is in the future. Enter the day you were approved.',
      ),
    ).toBeDefined()
    expect(readStoredYourCards().cards).toHaveLength(1)
  })
})

describe('which card here', () => {
  it('answers for cards without a fee until the person adds theirs in place', async () => {
    const user = open()
    await user.type(await screen.findByRole('searchbox', { name: 'Where are you paying?' }), 'chipotle')
    // 5% of $100. Capped Dining has no fee.
    expect(await screen.findByRole('heading', { name: 'Use Capped Dining' })).toBeDefined()
    const adding = within(screen.getByRole('region', { name: 'Add your cards' }))
    await user.type(await adding.findByRole('searchbox', { name: 'Add a card you have' }), 'two{Enter}')
    expect(await screen.findByRole('heading', { name: 'Use Two Percent' })).toBeDefined()
    expect(adding.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Added: Two Percent',
    )
    await user.click(adding.getByRole('button', { name: 'Done' }))
    expect(await screen.findByRole('region', { name: 'Next step' })).toBeDefined()
  })

  it('shows the best card, and the others on demand', async () => {
    have('two-percent', 'capped-dining', 'first-year-match')
    const user = open()
    await user.type(await screen.findByRole('searchbox', { name: 'Where are you paying?' }), 'chipotle')
    // 5% of $100.
    expect(await screen.findByRole('heading', { name: 'Use Capped Dining' })).toBeDefined()
    expect(screen.getByText('$5.00')).toBeDefined()
    await user.click(screen.getByText('Compare 2 other cards'))
    const others = within(await screen.findByRole('list', { name: 'Other cards' }))
    expect(others.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Two Percent',
      'First Year Match',
    ])
    await user.click(screen.getByText('Another amount, or abroad'))
    await user.type(screen.getByRole('textbox', { name: /^Amount/ }), '40')
    // 5% of $40.
    expect(await within(screen.getByRole('status', { name: 'Best card' })).findByText('on $40')).toBeDefined()
    expect(within(screen.getByRole('status', { name: 'Best card' })).getByText('$2.00')).toBeDefined()
  })

  it('asks for the kind of store at an unknown merchant, and remembers it', async () => {
    have('two-percent', 'capped-dining')
    const user = open()
    const box = await screen.findByRole('searchbox', { name: 'Where are you paying?' })
    await user.type(box, 'zzyqx')
    await user.type(await screen.findByRole('searchbox', { name: 'Search kinds of stores' }), 'dining{Enter}')
    expect(await screen.findByRole('heading', { name: 'Use Capped Dining' })).toBeDefined()
    await user.clear(box)
    await user.type(box, 'ZZYQX')
    expect(await screen.findByRole('heading', { name: 'Use Capped Dining' })).toBeDefined()
  })

  it('says that a transfer earns nothing', async () => {
    have('two-percent')
    const user = open()
    await user.type(
      await screen.findByRole('searchbox', { name: 'Where are you paying?' }),
      'ONLINE TRANSFER TO SAVINGS',
    )
    expect(await screen.findByText(/looks like a payment, transfer or fee/)).toBeDefined()
  })

  it('answers for a common place in one press, and lists it as recent', async () => {
    have('two-percent')
    const user = open()
    await user.click(await screen.findByRole('button', { name: 'Costco' }))
    expect(await screen.findByRole('heading', { name: 'Use Two Percent' })).toBeDefined()
    await user.clear(screen.getByRole('searchbox', { name: 'Where are you paying?' }))
    const [first] = within(screen.getByRole('list', { name: 'Recent and common places' })).getAllByRole(
      'button',
    )
    expect(first?.textContent).toBe('Costco')
  })

  it('starts a new day on a page that stays open past midnight', async () => {
    have('two-percent', 'capped-dining')
    const { cards } = readStoredYourCards()
    writeStoredYourCards({ version: 1, cards: cards.map((card) => ({ ...card, accountIds: [card.cardId] })) })
    const dinner = { leaf: 'dining', merchant: null, account: 'capped-dining' } as const
    const purchases = [{ ...dinner, day: parseDay('2026-12-30'), cents: toCents(1500_00) }]
    const imported = async () => ({ purchases, accounts: [], sources: [], asOf: parseDay('2026-12-31') })
    let day = parseDay('2026-12-31')
    const user = open('', { readToday: () => day, ports: { linked: async () => null, imported } })
    await user.type(await screen.findByRole('searchbox', { name: 'Where are you paying?' }), 'chipotle')
    // The purchase fills the cap of $1,500 a year.
    expect(await screen.findByRole('heading', { name: 'Use Two Percent' })).toBeDefined()
    day = parseDay('2027-01-01')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByRole('heading', { name: 'Use Capped Dining' })).toBeDefined()
  })
})
