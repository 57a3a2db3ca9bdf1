import { describe, expect, it } from 'vitest'
import {
  after,
  namesOf,
  visitorWithResults,
  withAccounts,
  withResults,
} from '../../testing/dashboard-states.ts'

const merchants = [{ merchant: 'Corner Shop', category: 'grocery' }]
const shown = withResults(withAccounts([true]))

describe('a merchant correction', () => {
  it('is sent, and the results update without moving the user', () => {
    const asked = after(shown, { type: 'correction-asked', merchant: 'Corner Shop', category: 'grocery' })
    expect(asked.state.correcting).toBe('Corner Shop')
    expect(asked.effects).toEqual([
      { kind: 'correct-merchant', merchant: 'Corner Shop', category: 'grocery' },
    ])
    const done = after(asked.state, { type: 'merchant-corrected', merchant: 'Corner Shop', merchants })
    expect(done.state).toMatchObject({ correcting: null, corrections: merchants, cards: { isQuiet: true } })
    expect(done.state.cards.found).toBe(shown.cards.found)
    expect(namesOf(done.effects)).toEqual(['run-linked'])
  })

  it('that could not be saved shows an error, and nothing changes', () => {
    const { state, effects } = after(
      { ...shown, correcting: 'Corner Shop' },
      { type: 'correction-failed', message: 'no' },
    )
    expect(state).toEqual(shown)
    expect(namesOf(effects)).toEqual(['no'])
  })

  it('changes nothing about typed costs', () => {
    const event = { type: 'merchant-corrected', merchant: 'Corner Shop', merchants } as const
    expect(after(visitorWithResults, event).effects).toEqual([])
  })
})
