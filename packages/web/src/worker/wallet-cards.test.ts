import { release } from '@cardsight/catalog'
import { describe, expect, it } from 'vitest'
import { walletCatalogOf } from './wallet-cards.ts'

describe('the catalog of the wallet pages', () => {
  const { cards, programs } = walletCatalogOf(release)

  it('has the program of every card, with a name', () => {
    const names = new Map(programs.map(({ key, name }) => [key, name]))
    expect(cards.filter(({ program }) => !names.has(program))).toEqual([])
    expect(names.get('wells-fargo-rewards')).toBe('Wells Fargo Rewards')
    expect(names.get('wells-fargo-rewards/wells-fargo-autograph')).toBe(
      'Wells Fargo Rewards (Wells Fargo Autograph)',
    )
  })

  it('has the values of a card that differs from its program', () => {
    const usualOf = (key: string) => programs.find((program) => program.key === key)?.values?.usual.value
    expect(usualOf('wells-fargo-rewards')).toBe(150)
    expect(usualOf('wells-fargo-rewards/wells-fargo-autograph')).toBe(100)
  })

  it('has the name of every credit, whatever its id', () => {
    const credits = cards.flatMap((card) => card.credits)
    expect(credits.filter(({ id, name }) => name === id)).toEqual([])
    const gold = cards.find(({ cardId }) => cardId === 'american-express-gold-card')
    expect(gold?.credits.map(({ id, name }) => [id, name])).toContainEqual([
      'american-express-gold-card-dining-credit',
      'Dining Credit',
    ])
  })
})
