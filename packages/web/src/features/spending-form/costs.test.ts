import { costNames } from '@cardsight/contract/costs'
import { describe, expect, it } from 'vitest'
import {
  type Costs,
  emptyCosts,
  parseCosts,
  sampleCosts,
  settleCosts,
  toMonthlyCosts,
  totalOfCosts,
  withDetail,
} from './costs.ts'

describe('costs', () => {
  it('S-SPEND-03 are in the order of the form', () => {
    expect(costNames).toEqual(['restaurant', 'gas', 'grocery', 'travel', 'recreation', 'other'])
  })

  it('B-DATA-4 have a sample of 1,836 dollars a month', () => {
    expect(sampleCosts).toEqual({
      grocery: '504',
      gas: '179',
      restaurant: '166',
      other: '100',
      recreation: '487',
      travel: '400',
      isManualCost: false,
    })
    // 504 + 179 + 166 + 100 + 487 + 400
    expect(totalOfCosts(sampleCosts)).toBe(1836)
  })

  it('B-DATA-3 sum to 1200 for 1,200 and five empty values, with or without the flag', () => {
    const costs: Costs = { ...emptyCosts, grocery: '1,200' }
    expect(totalOfCosts(costs)).toBe(1200)
    expect(totalOfCosts({ ...costs, isManualCost: true })).toBe(1200)
    expect(totalOfCosts(emptyCosts)).toBe(0)
  })

  it('B-VALID-18 are sent as plain numbers, an empty one as 0', () => {
    expect(toMonthlyCosts({ ...emptyCosts, travel: '12,345', gas: '80', isManualCost: true })).toEqual({
      restaurant: 0,
      gas: 80,
      grocery: 0,
      travel: 12_345,
      recreation: 0,
      other: 0,
    })
  })
})

describe('parseCosts', () => {
  it('B-DATA-2 are digit strings with optional commas, and a flag', () => {
    const stored = { ...sampleCosts, travel: '1,400', other: '', isManualCost: true, version: 3 }
    expect(parseCosts(stored)).toEqual({ ...sampleCosts, travel: '1400', other: '', isManualCost: true })
  })

  it('lose leading zeros and keep a single one', () => {
    expect(parseCosts({ ...emptyCosts, gas: '0050', travel: '0' })).toEqual({
      ...emptyCosts,
      gas: '50',
      travel: '0',
    })
  })

  it.each([
    ['nothing', null],
    ['a text', 'costs'],
    ['a list', []],
    ['a missing amount', { ...sampleCosts, gas: undefined }],
    ['a number for digits', { ...sampleCosts, gas: 179 }],
    ['a sign', { ...sampleCosts, gas: '-179' }],
    ['a stray comma', { ...sampleCosts, gas: '17,9' }],
    ['a sixth digit', { ...sampleCosts, gas: '100000' }],
    ['no flag', { ...sampleCosts, isManualCost: undefined }],
    ['a flag in words', { ...sampleCosts, isManualCost: 'true' }],
  ])('are rejected for %s', (_what, stored) => {
    expect(parseCosts(stored)).toBeNull()
  })
})

describe('details', () => {
  const costs: Costs = { ...emptyCosts, travel: '200', details: { flights: '300', utilities: '90' } }

  it('raise the amount that they are a part of', () => {
    expect(toMonthlyCosts(costs)).toMatchObject({ travel: 300, details: { flights: 300, utilities: 90 } })
    expect(settleCosts(costs)).toEqual({ costs: { ...costs, travel: '300' }, raised: ['travel'] })
    expect(settleCosts(sampleCosts)).toEqual({ costs: sampleCosts, raised: [] })
  })

  it('count once: parts in their amount, and others on top', () => {
    expect(totalOfCosts(costs)).toBe(390)
  })

  it('are left out when they are cleared', () => {
    expect(withDetail(withDetail(emptyCosts, 'phone', '5'), 'phone', '')).toEqual(emptyCosts)
  })

  it('are parsed with the costs, and unknown names are dropped', () => {
    const stored = { ...emptyCosts, travel: '500', details: { flights: '1,200', castles: '5', phone: '' } }
    expect(parseCosts(stored)).toEqual({ ...emptyCosts, travel: '1200', details: { flights: '1200' } })
    expect(parseCosts({ ...emptyCosts, details: { flights: '-1' } })).toBeNull()
    expect(parseCosts({ ...emptyCosts, details: 'flights' })).toBeNull()
  })
})
