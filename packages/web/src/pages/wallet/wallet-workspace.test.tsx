import { makeCard, makeRelease } from '@cardsight/answers/testing'
import type { Leaf } from '@cardsight/engine/categories'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { inProcess } from '../../testing/in-process.ts'
import { ToastProvider } from '../../ui/toast.tsx'
import { createWalletCalculator } from '../../worker/wallet-calculator.ts'
import type { WalletSpend } from '../../worker/wallet-question.ts'
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
const release = makeRelease([
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
  inProcess(createWalletCalculator(release, parseDay('2026-10-31'), report))

function show(open: Open) {
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
  show(openRelease)
  await screen.findByRole('heading', { name: /would have earned you/ })
  const choose = async (label: string, query: string) => {
    await user.type(screen.getByRole('searchbox', { name: label }), query)
    await user.keyboard('{Enter}')
  }
  const region = (name: string) => within(screen.getByRole('region', { name }))
  return { user, choose, region }
}

describe('WalletWorkspace', () => {
  it('shows the best pair’s value, how certain it is, and the cost of ignoring caps', async () => {
    const { region } = await openWorkspace()
    // Dining 500 × 5 % with Alpha, groceries 500 × 4 % with Beta: 45. Alpha alone: 500 × 5 % + 500 × 1 % = 30.
    expect(screen.getByRole('heading', { level: 2, name: /earned you \$45\.00 in a year/ })).toBeDefined()
    expect(
      screen.getByText(/It’s a clear win: the runner-up, Alpha, would have earned \$15\.00 less\./),
    ).toBeDefined()
    expect(screen.getByText('$15.00')).toBeDefined()
    const rows = region('Which card where').getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['Beta', 'Alpha'])
    expect(screen.getByText('Alpha: you reach the monthly cap of $500.00 on March 20, 2025.')).toBeDefined()
  })

  it('searches again for another number of cards, and explains why a card is missing', async () => {
    const { user, choose, region } = await openWorkspace()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Total cards' }), '1')
    await screen.findByRole('heading', { name: /This card would have earned you \$30\.00/ })
    await choose('Ask about a card', 'beta')
    // Beta alone: 500 × 4 % + 500 × 1 %.
    await region('Why not another card?').findByText(
      'Beta alone would have earned $25.00: $5.00 less than the best wallet. Adding it to the best wallet would earn $15.00 more.',
    )
  })

  it('recommends what to do with an owned card, and which card to add', async () => {
    const { choose, region } = await openWorkspace()
    await choose('Cards you have', 'gold')
    // 1,000 × 1 % − 95 = −85; Plain instead earns 10 without a fee.
    await screen.findByText(
      'It costs $85.00 more than it earns: its fee is $95.00. Plain would add $10.00 instead: $95.00 more.',
    )
    expect(region('The cards you have').getByText('Downgrade')).toBeDefined()
    const rows = (await region('The best next card').findAllByRole('row')).slice(1)
    // With Alpha: 500 × 5 % + 500 × 1 % = 30 instead of 10.
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Alpha.*\$20\.00$/),
      expect.stringMatching(/Beta.*\$15\.00$/),
    ])
  })

  it('leaves out cards the user doesn’t want, and says so', async () => {
    const { user, choose, region } = await openWorkspace()
    await user.click(screen.getByText('Cards and bonuses you can’t get'))
    await choose('Cards you don’t want', 'alpha')
    await screen.findByRole('heading', { name: /This card would have earned you \$25\.00/ })
    expect(
      screen.getByText(/Another card wouldn’t add anything, so this wallet has fewer than 2\./),
    ).toBeDefined()
    await choose('Ask about a card', 'alpha')
    await region('Why not another card?').findByText('Alpha is excluded: you don’t want it.')
  })

  it('ranks wallets by value after interest if the user carries a balance', async () => {
    const { user, region } = await openWorkspace()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Total cards' }), '1')
    await screen.findByRole('heading', { name: /This card would have earned you \$30\.00/ })
    await user.click(screen.getByText('A balance you carry'))
    await user.type(screen.getByLabelText(/^Balance carried from month to month/), '1000')
    // Beta: 25 − 1,000 × 20 % = −175; Alpha: 30 − 1,000 × 30 % = −270.
    await screen.findByRole('heading', { name: /This card would have earned you \$25\.00/ })
    await region('What your balance costs').findByText(/at least \$200\.00 a year in interest/)
    const rows = (await region('What your balance costs').findAllByRole('row')).slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Beta.*−\$175\.00$/),
      expect.stringMatching(/Alpha.*−\$270\.00$/),
    ])
  })

  it('draws a curve and lists each switch of the winner', async () => {
    const { user, region } = await openWorkspace()
    const section = region('When would another wallet win?')
    await user.click(section.getByRole('button', { name: 'Show chart' }))
    // Alpha alone pays 5 % up to $500 in March, which is $41.67 a month of the year. Beyond that Beta pays 4 %.
    expect(await section.findByText('From $42 a month, it pays to add Beta.')).toBeDefined()
    expect(section.getByText('At the low end, your best wallet is Alpha.')).toBeDefined()
    expect(
      section.getByRole('img', { name: /^All spending Your best wallet changes once\. .* \$42 a month/ }),
    ).toBeDefined()
    expect(section.getByText('Now: $83.33 a month. Your best wallet earns $45.00.')).toBeDefined()
    const table = section.getByRole('table', { name: 'All spending', hidden: true })
    const present = within(table).getByRole('row', { name: /^\$83\.33/, hidden: true })
    expect(present.textContent).toMatch(/\$45\.00Alpha with Beta$/)
  })

  it('says so if one wallet wins over the whole range', async () => {
    const { user, region } = await openWorkspace()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Total cards' }), '1')
    await screen.findByRole('heading', { name: /This card would have earned you \$30\.00/ })
    const section = region('When would another wallet win?')
    await user.selectOptions(
      section.getByRole('combobox', { name: 'What changes' }),
      'Spending on Restaurants',
    )
    await user.click(section.getByRole('button', { name: 'Show chart' }))
    expect(
      await section.findByText('Alpha is your best wallet over the whole range.', { selector: 'span' }),
    ).toBeDefined()
  })

  it('shows the progress of a long search, cancels it, and searches again', async () => {
    const calculator = createWalletCalculator(release, parseDay('2026-10-31'), () => undefined)
    let searches = 0
    show((report) => {
      const slow = async (...asked: Parameters<typeof calculator.best>) => {
        searches += 1
        report(0.25)
        return searches === 1 ? new Promise<never>(() => undefined) : calculator.best(...asked)
      }
      // A worker always replies asynchronously, so a method that returns a promise looks the same to the page.
      return inProcess({ ...calculator, best: slow }) as ReturnType<Open>
    })
    const user = userEvent.setup()
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('25%'))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByText('Search canceled.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Search again' }))
    await screen.findByRole('heading', { name: /earned you \$45\.00/ })
  })

  it('shows an error, and tries again', async () => {
    const calculator = createWalletCalculator(release, parseDay('2026-10-31'), () => undefined)
    let searches = 0
    const best = (...asked: Parameters<typeof calculator.best>) => {
      searches += 1
      if (searches === 1) {
        throw new Error('broken')
      }
      return calculator.best(...asked)
    }
    show(() => inProcess({ ...calculator, best }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t calculate your wallet/)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: /earned you \$45\.00/ })
  })
})
