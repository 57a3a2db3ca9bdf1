import { expect, it } from 'vitest'
import { sampleCard } from '../../testing/sample-card.ts'
import { groupByIssuer } from './card-index.ts'
import { issuerAnchor } from './issuer-anchor.ts'

const info = (name: string, issuer: string, changes = {}) => ({ ...sampleCard(), name, issuer, ...changes })
const entry = (cardId: string, totalMoney: number) => ({
  ...sampleCard(),
  cardName: cardId,
  cardId,
  totalMoney,
})

it('groups all cards by issuer and name, with why some are in no ranking', () => {
  const groups = groupByIssuer({
    results: { 1: [entry('beta', 12.5)], 2: [], 3: [] },
    outOfReach: { 1: [entry('club', 20), entry('high', 30)], 2: [], 3: [] },
    cards: {
      zeta: info('Zeta', 'Bank B', { status: 'closed' }),
      beta: info('Beta', 'Bank A', {
        category: ['No Annual Fee'],
        variants: [{ cardId: 'alpha', audience: 'Student' }],
      }),
      alpha: info('alpha', 'Bank A'),
      club: info('Club', 'Bank C', { outOfReach: [{ kind: 'membership', id: 'aaa' }] }),
      high: info('High', 'Bank C', { outOfReach: [{ kind: 'credit', level: 'excellent' }] }),
    },
  })
  expect(
    groups.map(({ issuer, cards }) => [
      issuer,
      cards.map(({ cardId, total, note }) => [cardId, total, note]),
    ]),
  ).toEqual([
    [
      'Bank A',
      [
        ['alpha', null, 'A variant of Beta'],
        ['beta', 12.5, null],
      ],
    ],
    ['Bank B', [['zeta', null, 'Closed to new applicants']]],
    [
      'Bank C',
      [
        ['club', 20, 'Needs a membership'],
        ['high', 30, 'Needs excellent credit'],
      ],
    ],
  ])
  expect(groups[0]?.cards.map(({ hasNoFee }) => hasNoFee)).toEqual([false, true])
})

it.each([
  ['American Express', 'american-express'],
  ['U.S. Bank', 'u-s-bank'],
  ['Mercury (debit)', 'mercury-debit'],
])('the anchor of the issuer %s is %s', (issuer, anchor) => {
  expect(issuerAnchor(issuer)).toBe(anchor)
})
