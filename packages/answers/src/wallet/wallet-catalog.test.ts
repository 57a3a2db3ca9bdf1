import { release } from '@cardsight/catalog'
import { describe, expect, it } from 'vitest'
import { profileOptionsOf } from '../run/profile-options.ts'
import { walletCatalogOf } from './wallet-catalog.ts'

describe('the catalog of the wallet pages', () => {
  const { cards, programs } = walletCatalogOf(release, profileOptionsOf(release))

  it('has the program of every card, with a name', () => {
    const names = new Map(programs.map(({ key, name }) => [key, name]))
    expect(cards.filter(({ program }) => !names.has(program))).toEqual([])
    expect(names.get('wells-fargo-rewards')).toBe('Wells Fargo Rewards')
    expect(names.get('wells-fargo-rewards/wells-fargo-autograph')).toBe(
      'Wells Fargo Rewards (Wells Fargo Autograph)',
    )
  })

  it('knows which points are plain money', () => {
    const isMoney = (key: string) => programs.find((program) => program.key === key)?.isMoney
    expect(isMoney('cash')).toBe(true)
    expect(isMoney('wells-fargo-rewards')).toBe(false)
  })
})
