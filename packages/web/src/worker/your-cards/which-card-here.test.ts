import { makeCard, makeRelease } from '@cardsight/answers/testing'
import { defaultProfile } from '@cardsight/contract/profile'
import { noYourCards, type YourCard } from '@cardsight/contract/your-cards'
import { parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { createYourCardsCalculator } from './your-cards-calculator.ts'

const everything = { kind: 'where', where: { isEverything: true } } as const
const release = makeRelease([
  makeCard('visa-one', 'Visa One'),
  makeCard('amex-three', 'Amex Three', {
    network: 'amex',
    engine: { rules: [{ id: 'all', rate: 3000, target: everything }], refusedBy: ['costco', 'costco-com'] },
  }),
])

function mine(cardId: string): YourCard {
  return { id: cardId, cardId, choices: [], credits: [], ticks: [], activated: [], accountIds: [] }
}

function openCalculator(cards = [mine('visa-one'), mine('amex-three')]) {
  const calculator = createYourCardsCalculator(() => release)
  calculator.load({
    yourCards: { ...noYourCards, cards },
    purchases: [],
    profile: defaultProfile,
    today: parseDay('2026-11-17'),
  })
  return calculator
}

const question = { leaf: null, cents: 200_00, isAbroad: false }

it('shows the card that earns the most first', () => {
  const answer = openCalculator().here({ ...question, text: 'Target' })
  // 3% and 1% of $200.
  expect(answer).toMatchObject({
    kind: 'choices',
    choices: [
      { name: 'Amex Three', totalCents: 6_00 },
      { name: 'Visa One', totalCents: 2_00 },
    ],
  })
})

it('puts cards last that the store doesn’t take, and says why', () => {
  expect(openCalculator().here({ ...question, text: 'COSTCO WHSE #0431' })).toMatchObject({
    kind: 'choices',
    choices: [
      { name: 'Visa One', isRefused: false },
      { name: 'Amex Three', isRefused: true, totalCents: 0, reason: 'Only Visa cards work at Costco.' },
    ],
  })
})

it('knows that a website takes other cards than the stores', () => {
  const { choices } = { choices: [], ...openCalculator().here({ ...question, text: 'costco.com' }) }
  expect(choices.map(({ isRefused, reason }) => [isRefused, reason])).toEqual([
    [false, expect.any(String)],
    [true, 'Only Visa, Mastercard and Discover cards work at Costco.com.'],
  ])
})

it('takes the kind of store that the person said', () => {
  expect(openCalculator().here({ ...question, text: 'zzyqx' })).toEqual({ kind: 'unknown', name: 'zzyqx' })
  expect(openCalculator().here({ ...question, text: 'zzyqx', leaf: 'gym' })).toMatchObject({ leaf: 'gym' })
})

it('refuses to answer before cards are loaded', () => {
  const calculator = createYourCardsCalculator(() => release)
  expect(() => calculator.here({ ...question, text: 'Target' })).toThrow('no cards are loaded')
})
