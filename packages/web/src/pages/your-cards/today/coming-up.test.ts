import { prepareYourCards, type YourCardsInput } from '@cardsight/answers'
import { earn, gasCard, makeCard, makeInput, mine, onePercent, paid } from '@cardsight/answers/testing'
import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { expect, it } from 'vitest'
import { trackerScreen } from '../../../worker/your-cards/tracker-screen.ts'
import { comingUp } from './coming-up.ts'

const creditCard = makeCard('credit-card', 'Credit Card', {
  credits: [
    { name: 'Uber Cash', worth: 120, every: 'month' },
    { name: 'StubHub Credits', worth: 300, every: 'half-year' },
  ],
})
const feeCard = makeCard('fee-card', 'Fee Card', {
  engine: { rules: [earn(3)], fee: { firstYear: toCents(95_00), later: toCents(95_00) } },
})
const bonus = {
  spendCents: 1000_00,
  by: parseDay('2026-12-17'),
  reward: { kind: 'cash' as const, cents: 200_00 },
}

const itemsOf = (input: YourCardsInput) =>
  comingUp(trackerScreen(prepareYourCards(input), input.purchases.length > 0))

it('lists credits, caps, bonuses and fees by date', () => {
  const cards = [
    mine(feeCard, { opened: '2024-12-20' }),
    mine(onePercent, { opened: '2026-10-01', bonus }),
    mine(creditCard, { credits: ['uber-cash'] }),
    mine(gasCard),
  ]
  const purchases = [paid('gas-card', '2026-11-01', 120.5, 'gas'), paid('one-percent', '2026-11-20', 250)]
  const input = makeInput('2026-11-25', [feeCard, onePercent, creditCard, gasCard], cards, purchases)
  // $500 of gas a month at 5%, of which $120.50 is used. $1,000 less $250 is left to spend. Nobody uses StubHub.
  expect(itemsOf(input).map(({ kind, day, title, note, share }) => [kind, day, title, note, share])).toEqual([
    ['credit', '2026-11-30', '$10 Uber Cash', 'Credit Card · 5 days left', null],
    [
      'cap',
      '2026-11-30',
      expect.stringMatching(/^\$380 left at 5%[^,]*$/),
      'Gas Card · $120.50 of $500 used',
      0.241,
    ],
    ['bonus', '2026-12-17', '$200 One Percent bonus', 'Spend $750 more · 22 days left', 0.25],
    ['fee', '2026-12-20', '$95 annual fee', 'Fee Card', null],
  ])
})

it('leaves out caps that nothing is spent toward, used credits and bonuses that ended', () => {
  const tick = { creditId: 'uber-cash', on: parseDay('2026-11-02'), cents: 10_00 }
  const cards = [
    mine(creditCard, { credits: ['uber-cash'], ticks: [tick] }),
    mine(gasCard),
    mine(onePercent, { opened: '2026-05-01', bonus: { ...bonus, by: parseDay('2026-08-01') } }),
  ]
  expect(itemsOf(makeInput('2026-11-25', [creditCard, gasCard, onePercent], cards, []))).toEqual([])
})
