import { describe, expect, it } from 'vitest'
import { engineCards, programs, release } from './index.ts'
import { programKeys, programOfKey, valuesOfKey } from './program-key.ts'

describe('program keys', () => {
  it('are the program, or program and card for a card with values of its own', () => {
    const keyOf = (id: string) => engineCards.find((card) => card.id === id)?.program
    expect(keyOf('wells-fargo-autograph-journey')).toBe('wells-fargo-rewards')
    expect(keyOf('wells-fargo-autograph')).toBe('wells-fargo-rewards/wells-fargo-autograph')
    // Fidelity's card has a note, but no values of its own.
    expect(keyOf('fidelity-rewards-visa-signature')).toBe('cash')
  })

  it('belong to the program of the card, whose facts name the program only', () => {
    for (const { program, engine } of release.cards) {
      expect(programOfKey(engine.program)).toBe(program)
      expect(programKeys(programs)).toContain(engine.program)
    }
  })

  it('have the values of the card, or else of the program', () => {
    const usualOf = (key: string) => {
      const values = valuesOfKey(key, programs)
      return typeof values === 'object' ? values.usual.cents : values
    }
    expect(usualOf('wells-fargo-rewards/wells-fargo-autograph')).toBe(1)
    expect(usualOf('wells-fargo-rewards')).toBe(1.5)
    expect(usualOf('wells-fargo-rewards/another-card')).toBe(1.5)
    expect(usualOf('cash')).toBe('face')
    expect(usualOf('unknown')).toBeUndefined()
  })
})
