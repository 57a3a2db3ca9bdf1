import { expect, it } from 'vitest'
import { sampleCard } from '../testing/sample-card.ts'
import { groupByIssuer } from './card-index.ts'

const info = (name: string, issuer: string) => ({ ...sampleCard(), name, issuer })

it('groups all cards by issuer and name', () => {
  const cards = { zeta: info('Zeta', 'Bank B'), beta: info('Beta', 'Bank A'), alpha: info('alpha', 'Bank A') }
  expect(groupByIssuer({ cards })).toEqual([
    {
      issuer: 'Bank A',
      cards: [
        { cardId: 'alpha', name: 'alpha' },
        { cardId: 'beta', name: 'Beta' },
      ],
    },
    { issuer: 'Bank B', cards: [{ cardId: 'zeta', name: 'Zeta' }] },
  ])
})
