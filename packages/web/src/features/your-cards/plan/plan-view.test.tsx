import { makeCard, makeRelease } from '@cardsight/answers/testing'
import { noCosts } from '@cardsight/contract/costs'
import { defaultProfile } from '@cardsight/contract/profile'
import { noYourCards, type YourCards } from '@cardsight/contract/your-cards'
import { addMonths, type Day } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { localToday } from '../../../lib/format-date.ts'
import { inProcess } from '../../../testing/stand-ins.ts'
import { ToastProvider } from '../../../ui/toast.tsx'
import type { OpenPlans } from '../../../worker/open-workers.ts'
import type { WalletSpend } from '../../../worker/wallet-question.ts'
import { createPlanCalculator, type PlanQuestion } from '../../../worker/your-cards/plan-calculator.ts'
import { createYourCardsCalculator } from '../../../worker/your-cards/your-cards-calculator.ts'
import { yourCardsCatalogOf } from '../../../worker/your-cards/your-cards-catalog.ts'
import { storedHousehold } from '../household/stored-household.ts'
import { storedPlanSettings } from './plan-request.ts'
import { PlanView, type PlanViewProps } from './plan-view.tsx'

const everything = { kind: 'where', where: { isEverything: true } } as const
const earning = (rate: number) => [{ id: 'all', rate, target: everything }]
const bonus = [{ points: 50_000, spend: toCents(400_000), days: 90 }]

/** 1% with nothing, 2% with a bonus of $500, 1% with a bonus of $500, and a bonus of $30 for nothing. */
const release = makeRelease([
  makeCard('have', 'Have', { engine: { rules: earning(1000) } }),
  makeCard('two', 'Two', { engine: { rules: earning(2000), bonus } }),
  makeCard('one', 'One', { engine: { rules: earning(1000), bonus } }),
  makeCard('bit', 'Bit', {
    engine: { rules: earning(0), bonus: [{ points: 3000, spend: toCents(0), days: 90 }] },
  }),
])

const have = {
  id: 'c1',
  cardId: 'have',
  opened: '2020-01',
  choices: [],
  credits: [],
  ticks: [],
  activated: [],
  accountIds: [],
}
const mine: YourCards = { version: 1, cards: [have] }
const costs = { ...noCosts, other: 1500 }
const ready: OpenPlans = (report) => inProcess(createPlanCalculator(() => release, report))

function show(yourCards = mine, open = ready, change: (next: YourCards) => void = () => undefined) {
  const { rerender } = render(viewOn(localToday(), { yourCards, open, change }))
  return { showOn: (day: Day) => rerender(viewOn(day, { yourCards, open, change })) }
}

type ShownProps = Pick<PlanViewProps, 'yourCards' | 'open' | 'change'> & Partial<PlanViewProps>

function viewOn(today: Day, props: ShownProps) {
  return (
    <MemoryRouter>
      <ToastProvider>
        <PlanView
          remote={inProcess(createYourCardsCalculator(() => release))}
          revision={1}
          hasPurchases={false}
          hasSource={false}
          isArriving={false}
          catalog={yourCardsCatalogOf(release)}
          onShow={() => undefined}
          profile={defaultProfile}
          onProfile={() => undefined}
          {...{ today, costs, ...props }}
        />
      </ToastProvider>
    </MemoryRouter>
  )
}

const headline = (name: string) => screen.findByRole('heading', { level: 2, name })
const steps = () => screen.getByRole('list', { name: /^Open/ })
const stepNames = () => within(steps()).getAllByRole('heading', { level: 3 })

afterEach(() => {
  storedPlanSettings.clear()
  storedHousehold.clear()
  localStorage.clear()
})

describe('the plan', () => {
  // At $1,500 a month for 24 months: bonuses of $1,000 and 2% of $36,000, less 1% of the $4,000 that the second bonus
  // takes. 1% of $36,000 with the card you have.
  const best = 'Open 2 cards over 24 months and earn $1,320 more than with the cards you have'

  it('says what to open, what it adds, and what no new cards would earn', async () => {
    show()
    await headline(best)
    expect(screen.getByText('$1,680 with this plan, $360 with no new cards.')).toBeDefined()
    expect(screen.getByText('No other plan with as many cards is worth more.')).toBeDefined()
    expect(screen.getByText('Based on $1,500 a month, the amounts you entered.')).toBeDefined()
    expect(stepNames().map(({ textContent }) => textContent)).toEqual(['Two', 'One'])
    // Without the first: $500 and 1% of $36,000, $860. Without the second: $500 and 2%, $1,220.
    expect(within(steps()).getByText('+$820', { exact: false })).toBeDefined()
    expect(within(steps()).getByText('+$460', { exact: false })).toBeDefined()
    // 820 + 460 + 40: 2% on the other card's $4,000, which each step alone leaves out.
    expect(screen.getByText(/^Rewards that two of these cards/).nextElementSibling?.textContent).toBe('+$40')
    expect(screen.getByText('= $1,320')).toBeDefined()
    const row = screen.getByRole('row', { name: /^Total/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['$1,680.00', '$360.00'])
  })

  it('waits for cards and purchases that are on their way, instead of showing a number that changes', async () => {
    const asked: PlanQuestion[] = []
    const open: OpenPlans = (report) => {
      const calculator = createPlanCalculator(() => release, report)
      return inProcess({
        ...calculator,
        plan: (question: PlanQuestion) => {
          asked.push(question)
          return calculator.plan(question)
        },
      })
    }
    const shown = { open, change: () => undefined }
    const view = (props: Partial<PlanViewProps>) =>
      viewOn(localToday(), { ...shown, yourCards: noYourCards, ...props })
    const { rerender } = render(view({ isArriving: true }))
    await screen.findByRole('status', { name: 'Loading your plan' })
    const calculator = createYourCardsCalculator(() => release)
    const today = localToday()
    const purchases = Array.from({ length: 12 }, (_, month) => ({
      day: addMonths(today, -month),
      cents: toCents(150_000),
      leaf: 'other' as const,
      merchant: null,
      account: null,
    }))
    calculator.load({ yourCards: mine, profile: defaultProfile, purchases, today })
    const remote = inProcess(calculator)
    rerender(view({ isArriving: true, yourCards: mine, remote, revision: 2, hasPurchases: true }))
    rerender(view({ isArriving: false, yourCards: mine, remote, revision: 3, hasPurchases: true }))
    await screen.findByRole('heading', { level: 2, name: /^Open 2 cards over 24 months/ })
    expect(screen.getByText('Based on 12 purchases of the last 12 months.')).toBeDefined()
    expect(asked.map(({ spend }) => spend.kind)).toEqual(['purchases'])
  })

  it('says which card to open if it’s the only one, and why the plan may begin with another', async () => {
    const asked: WalletSpend[] = []
    const alone = (cardId: string) => async (spend: WalletSpend) => {
      asked.push(spend)
      return { cardId, added: toCents(460_00) }
    }
    const shown = { yourCards: mine, open: ready, change: () => undefined }
    const { rerender } = render(viewOn(localToday(), { ...shown, onNext: alone('two') }))
    await screen.findByText('Opening only one card? Two is the best one for that, too.')
    rerender(viewOn(localToday(), { ...shown, onNext: alone('one') }))
    await screen.findByText(
      'Opening only one card? One adds the most in its first year: $460. Over 24 months, this order earns more.',
    )
    expect(asked.map(({ kind }) => kind)).toEqual(['typed', 'typed'])
  })

  it('says what a first-year match pays, not that there’s no bonus', async () => {
    const matching = makeRelease([
      makeCard('have', 'Have', { engine: { rules: earning(1000) } }),
      makeCard('match', 'Match', { engine: { rules: earning(1500), isFirstYearMatched: true } }),
    ])
    render(
      viewOn(localToday(), {
        yourCards: mine,
        change: () => undefined,
        open: (report) => inProcess(createPlanCalculator(() => matching, report)),
        catalog: yourCardsCatalogOf(matching),
      }),
    )
    await headline('Open 1 card over 24 months and earn $450 more than with the cards you have')
    // 1.5% of the $18,000 of its first year.
    expect(screen.getByText('About $270 first-year match · no annual fee')).toBeDefined()
  })

  it('plans again without a skipped card, remembers it, and undoes it', async () => {
    show()
    await headline(best)
    await userEvent.click(screen.getByRole('button', { name: 'Skip this card: Two' }))
    // $500 and 1% of $36,000, against 1%.
    await headline('Open 1 card over 24 months and earn $500 more than with the cards you have')
    expect(storedPlanSettings.read().skipped).toEqual([{ cardId: 'two', person: null }])
    const undo = screen.getByRole('button', { name: 'Undo: plan with Two again' })
    expect(document.activeElement).toBe(undo)
    await userEvent.click(undo)
    await headline(best)
    expect(storedPlanSettings.read().skipped).toEqual([])
  })

  it('leaves out cards that add little, and shows them if asked', async () => {
    show()
    await headline(best)
    expect(screen.getByText(/^One more card would add \$30, less than \$50 a year\./)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    await headline('Open 3 cards over 24 months and earn $1,350 more than with the cards you have')
    expect(screen.getByText('No other plan is worth more.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /^Leave out cards/ }))
    await headline(best)
  })

  it('can be to open nothing', async () => {
    show()
    await headline(best)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'New cards a year' }), 'None')
    await headline('Open no new cards and earn $360 in 24 months')
    expect(screen.getByText(/^You asked for no new cards\./)).toBeDefined()
  })

  it('starts from scratch without cards', async () => {
    show(noYourCards)
    await headline('Open 2 cards over 24 months and earn $1,680 in all')
    expect(screen.getByText(/You haven’t added any cards, so the plan starts from scratch\./)).toBeDefined()
    expect(screen.queryByText(/with no new cards/)).toBeNull()
  })

  it('asks for opening months that it doesn’t know', async () => {
    const { opened: _, ...undated } = have
    const changes: YourCards[] = []
    show({ version: 1, cards: [undated] }, ready, (next) => changes.push(next))
    await headline(best)
    expect(screen.getByText('1 card has no opening month.', { exact: false })).toBeDefined()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month: Have opened' }), 'May')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year: Have opened' }), '2021')
    expect(changes).toEqual([{ version: 1, cards: [{ ...undated, opened: '2021-05' }] }])
  })
})

describe('a plan for two', () => {
  it('says who opens what, and forgets the other person when asked', async () => {
    show()
    await userEvent.click(await screen.findByRole('switch', { name: 'Plan for two' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Their name' }), 'Sam')
    await screen.findByRole('heading', { level: 2, name: /^Open 4 cards between you over 24 months/ })
    await waitFor(() => expect(within(steps()).getAllByText('Sam')).toHaveLength(2))
    expect(within(steps()).getAllByText('You')).toHaveLength(2)
    expect(screen.getByText(/^We don’t count referral bonuses/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await headline('Open 2 cards over 24 months and earn $1,320 more than with the cards you have')
    expect(localStorage.getItem('cardsight:household')).toBeNull()
  })
})

describe('a search', () => {
  it('can be canceled and started again', async () => {
    let opened = 0
    const slow: OpenPlans = (report) => {
      opened += 1
      return opened === 1
        ? { ask: () => new Promise(() => undefined), close: () => undefined }
        : ready(report)
    }
    show(mine, slow)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.getByText('Search canceled.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Search again' }))
    await screen.findByRole('heading', { level: 2, name: /^Open 2 cards/ })
  })

  it('starts in the next month on a page that stays open past midnight', async () => {
    const asked: PlanQuestion[] = []
    const open: OpenPlans = (report) => {
      const calculator = createPlanCalculator(() => release, report)
      const plan = (question: PlanQuestion) => {
        asked.push(question)
        return calculator.plan(question)
      }
      return inProcess({ plan })
    }
    const { showOn } = show(mine, open)
    await screen.findByRole('heading', { level: 2, name: /^Open 2 cards/ })
    const nextMonth = addMonths(localToday(), 1)
    showOn(nextMonth)
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ today: nextMonth, request: { start: nextMonth.slice(0, 7) } }),
    )
  })

  it('says that it failed, and tries again', async () => {
    let opened = 0
    const broken: OpenPlans = (report) => {
      opened += 1
      return opened === 1
        ? { ask: () => Promise.reject(new Error('no')), close: () => undefined }
        : ready(report)
    }
    show(mine, broken)
    await screen.findByText(/^We couldn’t calculate your plan\./)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 2, name: /^Open 2 cards/ })
  })
})
