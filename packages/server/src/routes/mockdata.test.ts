import { accountSchema } from '@cardsight/contract/banking'
import { sampleCardSchema } from '@cardsight/contract/cards'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { getMockData } from '../services/get-mock-data.ts'
import { createTestApp } from '../testing/test-app.ts'

describe('sample data', () => {
  let test: Awaited<ReturnType<typeof createTestApp>>
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  it('B-CALL-23, B-DATA-10, B-DATA-11: has sample accounts of both groups, all enabled', async () => {
    const answer = await test.app.inject('/api/mockdata/accounts.json')
    expect(answer.statusCode).toBe(200)
    const accounts = z.array(accountSchema.strict()).parse(answer.json())
    expect(new Set(accounts.map(({ subtype }) => subtype))).toEqual(new Set(['checking', 'credit card']))
    expect(accounts.every(({ enabled }) => enabled)).toBe(true)
  })

  it('B-CALL-26: has two sample cards, which arrive after two seconds', async () => {
    const waits: number[] = []
    const cards = await getMockData('cards', async (delayMs) => waits.push(delayMs))
    expect(waits).toEqual([2000])
    expect(cards).toHaveLength(2)
    const answer = await test.app.inject('/api/mockdata/cards.json')
    expect(z.array(sampleCardSchema.strict()).parse(answer.json())).toHaveLength(2)
  })

  it.each(['banks', 'constructor', '..%2Faccounts'])('returns 404 for %s', async (name) => {
    const answer = await test.app.inject(`/api/mockdata/${name}.json`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().errors[0].code).toBe('not-found')
  })
})
