import { expect, it } from 'vitest'
import { sampleCard } from '../../testing/sample-card.ts'
import { groupByIssuer } from './card-index.ts'
import { issuerAnchor } from './issuer-anchor.ts'

const info = (name: string, issuer: string, category: string[] = []) => ({
  ...sampleCard(),
  name,
  issuer,
  category,
})
const entry = { ...sampleCard(), cardName: 'Beta', cardId: 'beta', totalMoney: 12.5 }

it('groups all cards by issuer and name, closed ones without a total', () => {
  const groups = groupByIssuer({
    results: { 1: [entry], 2: [], 3: [] },
    cards: {
      zeta: info('Zeta', 'Bank B'),
      beta: info('Beta', 'Bank A', ['No Annual Fee']),
      alpha: info('alpha', 'Bank A'),
    },
  })
  expect(groups.map(({ issuer, cards }) => [issuer, cards.map(({ cardId }) => cardId)])).toEqual([
    ['Bank A', ['alpha', 'beta']],
    ['Bank B', ['zeta']],
  ])
  expect(groups[0]?.cards[1]).toMatchObject({ total: 12.5, hasNoFee: true })
  expect(groups[1]?.cards[0]).toMatchObject({ total: null, hasNoFee: false })
})

it.each([
  ['American Express', 'american-express'],
  ['U.S. Bank', 'u-s-bank'],
  ['Mercury (debit)', 'mercury-debit'],
])('the anchor of the issuer %s is %s', (issuer, anchor) => {
  expect(issuerAnchor(issuer)).toBe(anchor)
})
