import { toCents } from '@cardsight/engine/money'
import { expect, it } from 'vitest'
import { downgradesOf } from './downgrades.ts'

const card = (id: string, issuer: string, program: string, dollars: number) => ({
  id,
  issuer,
  program,
  annualFeeCents: toCents(dollars * 100),
})

it('offers cards of the same issuer and program with a lower fee, and nothing else', () => {
  const cards = [
    card('reserve', 'Bank', 'points', 550),
    card('preferred', 'Bank', 'points', 95),
    card('plain', 'Bank', 'points', 0),
    card('airline', 'Bank', 'miles', 0),
    card('other', 'Elsewhere', 'points', 0),
  ]
  expect(downgradesOf(cards)).toEqual({
    reserve: ['preferred', 'plain'],
    preferred: ['plain'],
    plain: [],
    airline: [],
    other: [],
  })
})
