import { expect, it } from 'vitest'
import { sampleCard } from '../../testing/sample-card.ts'
import { listCards } from './listed-card.ts'

const info = (name: string, changes = {}) => ({ ...sampleCard(), name, ...changes })
const entry = (cardId: string, totalMoney: number, introMoney = 0) => ({
  ...sampleCard(),
  ...{ cardName: cardId, cardId, totalMoney, introMoney, annualFee: 0 },
})

const text = (cardId: string, changes = {}) => ({ ...sampleCard(), cardId, ...changes })

const rows = listCards(
  {
    results: { 1: [entry('beta', 812.5, 750)], 2: [], 3: [] },
    outOfReach: { 1: [entry('club', 20), entry('high', 30)], 2: [], 3: [] },
    cards: {
      zeta: info('Zeta', { status: 'closed' }),
      beta: info('Beta', { variants: [{ cardId: 'alpha', audience: 'Student' }] }),
      alpha: info('Alpha'),
      club: info('Club', { outOfReach: [{ kind: 'membership', id: 'aaa' }] }),
      high: info('High', { outOfReach: [{ kind: 'credit', level: 'excellent' }] }),
    },
  },
  [
    text('zeta', { annualFeeDisplay: ['$0 in the first year', '$1,095 after'] }),
    text('beta', { introOffer: { intro_description: '75,000 miles after $4,000 in 3 months.' } }),
    ...['alpha', 'club', 'high'].map((cardId) => text(cardId)),
  ],
)

const row = (wanted: string) => rows.find(({ cardId }) => cardId === wanted)

it('has every card, with why some are in no ranking', () => {
  expect(rows.map(({ cardId, total, note }) => [cardId, total, note])).toEqual([
    ['zeta', null, 'Closed to new applicants'],
    ['beta', 812.5, null],
    ['alpha', null, 'A variant of Beta'],
    ['club', 20, 'Needs a membership'],
    ['high', 30, 'Needs excellent credit'],
  ])
})

it('names a welcome bonus by its value and what it takes', () => {
  expect(row('beta')).toMatchObject({ bonus: 750, bonusText: '$750 after $4,000' })
  expect(row('zeta')).toMatchObject({ bonus: 0, bonusText: 'None' })
  expect(row('alpha')).toMatchObject({ bonus: 0, bonusText: 'Not counted' })
})

it('sorts a card without a total by its highest fee', () => {
  expect(row('zeta')).toMatchObject({ fee: 1095, feeText: '$0, then $1,095' })
})
