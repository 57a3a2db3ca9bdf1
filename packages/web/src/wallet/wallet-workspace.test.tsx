import { changeRule, makeCard, makeRelease } from '@cardsight/answers/testing'
import type { Leaf } from '@cardsight/engine/categories'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { inProcess } from '../testing/stand-ins.ts'
import { ToastProvider } from '../ui/toast.tsx'
import { createWalletCalculator } from '../worker/wallet-calculator.ts'
import type { WalletSpend } from '../worker/wallet-question.ts'
import { WalletForSpend } from './wallet-for-spend.tsx'

const pays = (percent: number, leaves: Leaf[], cap?: string) => ({
  id: `at-${percent}`,
  rate: percent * 1000,
  target: { kind: 'where', where: { leaves } } as const,
  ...(cap === undefined ? {} : { cap }),
})
const onePercent = {
  id: 'all',
  rate: 1000,
  target: { kind: 'where', where: { isEverything: true } },
} as const
const monthly = { on: 'spend', amount: 50_000, per: 'month' } as const

/** Alpha has a shared cap for groceries and dining; Gold costs more than it earns; Plain is closed to new applicants. */
const base = makeRelease([
  makeCard('alpha', 'Alpha', {
    apr: { regular: [30, 30] },
    engine: { rules: [pays(5, ['supermarket', 'dining'], 'shared'), onePercent], caps: { shared: monthly } },
  }),
  makeCard('beta', 'Beta', {
    apr: { regular: [20, 25] },
    engine: { rules: [pays(4, ['supermarket'], 'food'), onePercent], caps: { food: monthly } },
  }),
  makeCard('gold', 'Gold', {
    issuer: 'Gold Bank',
    engine: { fee: { firstYear: toCents(9500), later: toCents(9500) } },
  }),
  makeCard('plain', 'Plain', { issuer: 'Gold Bank', engine: { isOpen: false } }),
])
const release = { ...base, issuerRules: { change: changeRule(['gold', 'plain']) } }

const bought = (day: string, leaf: Leaf) => ({
  day: parseDay(day),
  cents: toCents(50_000),
  leaf,
  merchant: null,
  account: null,
})
const spend: WalletSpend = {
  kind: 'purchases',
  purchases: [bought('2025-03-01', 'supermarket'), bought('2025-03-20', 'dining')],
  window: dayRange(parseDay('2025-01-01'), parseDay('2025-12-31')),
}

type Open = NonNullable<ComponentProps<typeof WalletForSpend>['open']>

const openRelease: Open = (report) =>
  inProcess(createWalletCalculator(() => release, parseDay('2026-10-31'), report))

function renderWallet(open: Open) {
  render(
    <MemoryRouter>
      <ToastProvider>
        <WalletForSpend spend={spend} onBack={() => undefined} open={open} />
      </ToastProvider>
    </MemoryRouter>,
  )
}

async function openWorkspace() {
  const user = userEvent.setup()
  renderWallet(openRelease)
  await screen.findByText('At the register')
  const choose = async (label: string, query: string) => {
    await user.type(screen.getByRole('searchbox', { name: label }), query)
    await user.keyboard('{Enter}')
  }
  const region = (name: string) => within(screen.getByRole('region', { name }))
  /** Opens a part of the result. */
  const show = async (name: RegExp | string) => user.click(await screen.findByRole('button', { name }))
  /** The one number. */
  const total = (amount: string) => screen.findByText(amount, { selector: '[data-total] span' })
  return { user, choose, region, show, total }
}

describe('WalletWorkspace', () => {
  it('says which cards to get, what for, and how much more they earn than one card', async () => {
    const { show, total } = await openWorkspace()
    // Dining 500 × 5 % with Alpha, groceries 500 × 4 % with Beta: 45. Alpha alone: 500 × 5 % + 500 × 1 % = 30.
    expect(screen.getByRole('heading', { level: 1, name: 'Get one card' })).toBeDefined()
    await total('$30')
    // Beta adds 15, less than $50 a year.
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))
    await screen.findByRole('heading', { level: 1, name: 'Get two cards' })
    await total('$45')
    expect(screen.getByText('$15 more than your best single card, Alpha')).toBeDefined()
    const list = screen.getByRole('region', { name: 'Which card where' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      expect.stringMatching(/Restaurants.*5% on restaurants \(first \$500 a month\).*Get.*Alpha.*\$25/),
      expect.stringMatching(/Everything else.*4% everywhere \(first \$500 a month\).*Get.*Beta.*\$20/),
    ])
    // Two percent of the 1,000 spent.
    const bars = screen.getByRole('list', { name: 'Compared with' })
    expect(
      within(bars)
        .getAllByRole('listitem')
        .map((bar) => bar.textContent),
    ).toEqual(['This plan$45', 'Alpha alone$30', 'A plain 2% card$20'])
    await show(/^Why these cards/)
    expect(
      await screen.findByText(/It’s a clear win: the runner-up, Alpha, would have earned \$15 less\./),
    ).toBeDefined()
    await screen.findByRole('table', { name: 'Which card where' })
    const rows = within(screen.getByRole('table', { name: 'Which card where' }))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['Beta', 'Alpha'])
    expect(screen.getByText('Alpha: you reach the monthly cap of $500 on March 20, 2025.')).toBeDefined()
  })

  it('leaves out cards that add less than $50 a year, offers them, and leaves them out again', async () => {
    const { user, total } = await openWorkspace()
    expect(screen.getByText(/^Adding Beta would earn \$15 more a year/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show' }))
    await total('$45')
    await user.click(
      await screen.findByRole('button', { name: 'Leave out cards that add less than $50 a year' }),
    )
    await total('$30')
  })

  it('explains why a card is missing', async () => {
    const { choose, region, show } = await openWorkspace()
    await show(/^Why these cards/)
    await screen.findByRole('searchbox', { name: 'Ask about a card' })
    await choose('Ask about a card', 'beta')
    // Beta alone: 500 × 4 % + 500 × 1 %.
    await region('Why not another card?').findByText(
      'Beta alone would have earned $25: $5 less than the best wallet. Adding it to the best wallet would earn $15 more.',
    )
  })

  it('says what to do with an owned card, and which card to add', async () => {
    const { choose, region, show, total } = await openWorkspace()
    await show(/^Spending behind this/)
    await choose('Cards you have', 'gold')
    // Beside Alpha, Gold and Plain earn nothing more, and Gold costs 95.
    await screen.findByRole('heading', { level: 1, name: 'Get one card, downgrade one' })
    await total('$30')
    const rows = within(screen.getByRole('region', { name: 'Which card where' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Everything.*Get.*Alpha.*\$30/),
      expect.stringMatching(/Not needed.*Downgrade.*Gold.*To Plain\. Saves its \$95 fee\.$/),
    ])
    const changes = within(screen.getByRole('region', { name: 'Changes to make' })).getAllByRole('listitem')
    expect(changes.map((change) => change.textContent)).toEqual([
      expect.stringMatching(
        /NowAsk Gold Bank to change Gold to PlainSaves the \$95 fee\. The account and its age stay\./,
      ),
      expect.stringMatching(/NowGet Alpha/),
    ])
    await show(/^Why these cards/)
    expect(await screen.findByText(/We left out Gold, because it costs more than it earns\./)).toBeDefined()
    await show(/^What would change this/)
    await screen.findByRole('table', { name: 'The best next card' })
    const next = region('The best next card').getAllByRole('row').slice(1)
    // With Alpha: 500 × 5 % + 500 × 1 % = 30 instead of 10.
    expect(next.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Alpha.*\$20\.00$/),
      expect.stringMatching(/Beta.*\$15\.00$/),
    ])
  })

  it('leaves out cards the user doesn’t want, and says so', async () => {
    const { user, choose, region, show, total } = await openWorkspace()
    await show(/^Spending behind this/)
    await user.click(screen.getByText('Cards and bonuses you can’t get'))
    await choose('Cards you don’t want', 'alpha')
    await total('$25')
    await show(/^Why these cards/)
    expect(
      await screen.findByText(/Another card wouldn’t add anything, so this wallet has fewer than 2\./),
    ).toBeDefined()
    await choose('Ask about a card', 'alpha')
    await region('Why not another card?').findByText('Alpha is excluded: you don’t want it.')
  })

  it('draws a curve with the answer as its title, and lists each switch of the winner', async () => {
    const { show, region } = await openWorkspace()
    await show('Show')
    await screen.findByRole('heading', { name: 'Get two cards' })
    await show(/^What would change this/)
    await screen.findByRole('region', { name: 'When would another wallet win?' })
    const section = region('When would another wallet win?')
    // Alpha alone pays 5 % up to $500 in March, which is $41.67 a month of the year. Beyond that Beta pays 4 %.
    expect(await section.findByText('From $42 a month, it pays to add Beta.')).toBeDefined()
    expect(section.getByText('At the low end, your best wallet is Alpha.')).toBeDefined()
    const title = 'This wallet is the best from $42 a month up'
    expect(section.getByText(title, { selector: 'figcaption span' })).toBeDefined()
    expect(section.getByText('All spending: your best wallet changes once.')).toBeDefined()
    expect(
      section.getByRole('img', { name: /Your best wallet changes once\. .* \$42 a month/ }),
    ).toBeDefined()
    expect(section.getByText('Now: $83.33 a month. Your best wallet earns $45.')).toBeDefined()
    const table = section.getByRole('table', { name: title, hidden: true })
    const present = within(table).getByRole('row', { name: /^\$83\.33/, hidden: true })
    expect(present.textContent).toMatch(/\$45\.00Alpha with Beta$/)
  })

  it('says so if one wallet wins over the whole range', async () => {
    const { user, region, show } = await openWorkspace()
    await show(/^What would change this/)
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'What changes' }),
      'Spending on Restaurants',
    )
    const section = region('When would another wallet win?')
    expect(
      await section.findByText('No realistic change here changes your best wallet', {
        selector: 'figcaption span',
      }),
    ).toBeDefined()
    expect(
      section.getByText('Spending on Restaurants: Alpha is your best wallet over the whole range.', {
        selector: 'span',
      }),
    ).toBeDefined()
  })

  it('shows the progress of a long search, cancels it, and searches again', async () => {
    const calculator = createWalletCalculator(
      () => release,
      parseDay('2026-10-31'),
      () => undefined,
    )
    let searches = 0
    renderWallet((report) => {
      const slow = async (...asked: Parameters<typeof calculator.advise>) => {
        searches += 1
        report(0.25)
        return searches === 1 ? new Promise<never>(() => undefined) : calculator.advise(...asked)
      }
      // A worker always replies asynchronously, so a method that returns a promise looks the same to the page.
      return inProcess({ ...calculator, advise: slow }) as ReturnType<Open>
    })
    const user = userEvent.setup()
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('25%'))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByText('Search canceled.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Search again' }))
    await screen.findByText('$30', { selector: '[data-total] span' })
  })

  it('shows an error, and tries again', async () => {
    const calculator = createWalletCalculator(
      () => release,
      parseDay('2026-10-31'),
      () => undefined,
    )
    let searches = 0
    const advise = (...asked: Parameters<typeof calculator.advise>) => {
      searches += 1
      if (searches === 1) {
        throw new Error('broken')
      }
      return calculator.advise(...asked)
    }
    renderWallet(() => inProcess({ ...calculator, advise }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t calculate your wallet/)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('$30', { selector: '[data-total] span' })
  })
})
