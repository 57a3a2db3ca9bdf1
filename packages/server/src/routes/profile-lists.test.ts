/** A profile in the query of a run: which cards are within reach, and in which form they are sent. */
import { apiPaths } from '@cardsight/contract/api-paths'
import { cardsDetailsSchema, runNumbersSchema } from '@cardsight/contract/backtest'
import { cardTextsSchema } from '@cardsight/contract/cards'
import { defaultProfile, type Profile, profileQuery } from '@cardsight/contract/profile'
import { expandRun } from '@cardsight/contract/runs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

const typed = { 1: '504', 2: '179', 4: '166', 5: '100', 8: '487', 9: '400' }

describe('a run on the published catalog for a profile', () => {
  let test: Awaited<ReturnType<typeof createTestApp>>
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  const ask = async (query: Record<string, string>) => {
    const answer = await test.app.inject({ url: apiPaths.freeManualRun, query: { ...typed, ...query } })
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
    return answer.json()
  }
  const detailsFor = async (query: Record<string, string>) => cardsDetailsSchema.parse(await ask(query))
  const idsIn = (list: readonly Readonly<{ cardId: string }>[]) => list.map(({ cardId }) => cardId)

  it('assumes the default profile if the query has none', async () => {
    const { assumptions, results, outOfReach, cards } = await detailsFor({})
    expect(assumptions).toEqual(defaultProfile)
    expect(idsIn(results[1])).toContain('citi-double-cash')
    expect(idsIn(outOfReach[1])).toContain('costco-anywhere-visa-card-by-citi')
    expect(cards['citi-double-cash']?.outOfReach).toEqual([])
    expect(cards['costco-anywhere-visa-card-by-citi']?.outOfReach).toContainEqual({
      kind: 'membership',
      id: 'costco',
    })
  })

  it('has other lists at another credit level, and says why', async () => {
    const [good, fair] = [await detailsFor({}), await detailsFor({ credit: 'fair' })]
    expect(fair.assumptions).toEqual({ ...defaultProfile, credit: 'fair' })
    expect(fair.results[1].length).toBeLessThan(good.results[1].length)
    expect(idsIn(good.results[1])).toContain('chase-sapphire-preferred')
    expect(idsIn(fair.outOfReach[1])).toContain('chase-sapphire-preferred')
    const problem = { kind: 'credit', level: 'good' }
    expect(fair.cards['chase-sapphire-preferred']?.outOfReach).toEqual([problem])
    for (const { cardId } of fair.results[1]) {
      expect(fair.cards[cardId]?.outOfReach).toEqual([])
    }
    const pick = fair.answers[1]?.cardId
    expect(idsIn(fair.results[1])).toContain(pick)
  })

  it('has a card within reach with its membership', async () => {
    const { results, assumptions } = await detailsFor({ memberships: 'costco' })
    expect(assumptions.memberships).toEqual(['costco'])
    expect(idsIn(results[1])).toContain('costco-anywhere-visa-card-by-citi')
  })

  it('counts points of a program only for people who use it', async () => {
    const moneyOf = async (query: Record<string, string>) => {
      const { results, outOfReach } = await detailsFor(query)
      return [...results[1], ...outOfReach[1]].find(
        ({ cardId }) => cardId === 'delta-skymiles-gold-american-express-card',
      )?.money
    }
    expect(await moneyOf({})).toBe(0)
    // Miles beyond what pays for 100 dollars of flights a year are worth nothing, because they have no cash value.
    expect(await moneyOf({ programs: 'delta-skymiles:100' })).toBe(100)
    expect(await moneyOf({ programs: 'delta-skymiles:90000' })).toBeGreaterThan(100)
  })

  const profiles: readonly Partial<Profile>[] = [
    {},
    { credit: 'fair', points: 'cash' },
    { credit: 'excellent', points: 'transfers', programs: { 'delta-skymiles': 600, 'hilton-honors': null } },
    { booksInPortals: true, activatesCategories: false, credits: ['uber-cash'] },
    {
      points: 'own',
      pointValues: { 'chase-ultimate-rewards': 133 },
      memberships: ['amazon-prime', 'costco'],
    },
    { rent: 1700, debt: { balance: 7000, payment: 220 } },
  ]
  it.each(profiles)('has numbers that expand to its full form for %j', async (change) => {
    const profile = { ...defaultProfile, ...change }
    const query = profileQuery(profile)
    const details = await detailsFor(query)
    expect(details.assumptions).toEqual(profile)
    const numbers = runNumbersSchema.strict().parse(await ask({ ...query, form: 'numbers' }))
    const texts = cardTextsSchema.parse((await test.app.inject(numbers.cardTexts)).json())
    expect(expandRun(numbers, texts, profile)).toEqual(details)
  })
})
