import { toCents } from '@cardsight/engine/money'
import { expect, it } from 'vitest'
import { clawbackMonths, downgradesOf } from './downgrades.ts'

const card = (id: string, dollars: number) => ({ id, issuer: 'Bank', annualFeeCents: toCents(dollars * 100) })
const common = { issuers: ['Bank'] }
const rules = {
  points: { ...common, kind: 'change' as const, cards: ['reserve', 'preferred', 'plain'] },
  miles: { ...common, kind: 'change' as const, cards: ['airline', 'airline-plus'] },
  early: { ...common, kind: 'closing' as const, months: 12 },
}

it('offers cards of the same family with a lower fee, and nothing else', () => {
  const cards = [
    card('reserve', 550),
    card('preferred', 95),
    card('plain', 0),
    card('airline', 0),
    card('airline-plus', 99),
    card('alone', 150),
  ]
  expect(downgradesOf(cards, rules)).toEqual({
    reserve: ['preferred', 'plain'],
    preferred: ['plain'],
    plain: [],
    airline: [],
    'airline-plus': ['airline'],
    alone: [],
  })
})

it('says how long an issuer can take a bonus back', () => {
  expect(clawbackMonths({ issuer: 'Bank' }, rules)).toBe(12)
  expect(clawbackMonths({ issuer: 'Other' }, rules)).toBe(0)
})
