import { makeCard, makeRelease } from '@cardsight/answers/testing'
import { release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import { cardsDetailsSchema, explanationSchema } from '@cardsight/contract/backtest'
import { cardReportSchema } from '@cardsight/contract/cards'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BankingApp, createBankingApp, type Line, type Person } from '../testing/banking-app.ts'

const target = { kind: 'where' as const, where: { isEverything: true as const } }
const earning = (id: string, kind: 'portal' | 'activation' | 'membership' | 'tier') => {
  const member = kind === 'membership' ? 'amazon-prime' : 'bofa-rewards-member'
  const condition = kind === 'membership' || kind === 'tier' ? { kind, id: member } : { kind }
  const rules = [
    { id: 'more', rate: 5000, target, condition },
    { id: 'all', rate: 1000, target },
  ]
  return makeCard(id, id, { engine: { rules } })
}
const cards = [
  earning('booked', 'portal'),
  earning('activated', 'activation'),
  earning('prime', 'membership'),
  earning('status', 'tier'),
]
const catalog = { ...makeRelease(cards), memberships: release.memberships }

/** A year is 12 × 100 = 1,200 dollars: 60.00 at 5%, 12.00 at 1%. */
const typed = { 1: '100', 2: '0', 4: '0', 5: '0', 8: '0', 9: '0' }

describe('a run for a profile', () => {
  let test: BankingApp
  let person: Person
  beforeAll(async () => {
    test = await createBankingApp('embedded', { catalog })
    person = await test.addPerson()
    const payment: Line = ['2025-11-01', -100_00, 'AUTOMATIC PAYMENT - THANK YOU']
    // A whole year of history: what is shorter is scaled to a year.
    await test.addLink(person, { lines: [payment, ['2026-01-05', 1200_00, 'KROGER #0123']] })
  })
  afterAll(() => test.close())

  type Query = Readonly<Record<string, string>>
  const ask = async (url: string, query: Query) => {
    const answer = await test.call('GET', url, person, { query })
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
    return answer.json()
  }
  const moneyOf = async (url: string, query: Query) => {
    const { results } = cardsDetailsSchema.parse(await ask(url, query))
    return Object.fromEntries(results[1].map(({ cardId, money }) => [cardId, money]))
  }

  const usual = { booked: 12, activated: 60, prime: 12, status: 12 }
  it.each<[Query, Partial<typeof usual>]>([
    [{}, {}],
    [{ portals: 'yes' }, { booked: 60 }],
    [{ rotating: 'no' }, { activated: 12 }],
    [{ memberships: 'amazon-prime' }, { prime: 60 }],
    [
      { memberships: 'bofa-rewards-member', portals: 'yes' },
      { status: 60, booked: 60 },
    ],
  ])('with %j earns what its habits allow, wherever the spending comes from', async (profile, change) => {
    const expected = { ...usual, ...change }
    expect(await moneyOf(apiPaths.freeManualRun, { ...typed, ...profile })).toEqual(expected)
    expect(await moneyOf(apiPaths.manualRun, { ...typed, ...profile })).toEqual(expected)
    expect(await moneyOf(apiPaths.linkedRun, profile)).toEqual(expected)
  })

  it('has explanations and a card report with the same numbers', async () => {
    const asked = { ...typed, portals: 'yes' }
    const typedLines = await ask(apiPaths.freeManualExplanation, { ...asked, card: 'booked' })
    const linkedLines = await ask(apiPaths.linkedExplanation, { portals: 'yes', card: 'booked' })
    expect(explanationSchema.parse(typedLines).money).toBe(60)
    expect(explanationSchema.parse(linkedLines).money).toBe(60)
    const { held, parts } = cardReportSchema.parse(await ask(apiPaths.cardReport('booked'), asked))
    expect(held[1].money).toBe(60)
    expect(parts.reduce((sum, { money }) => sum + money, 0)).toBeCloseTo(60)
  })

  it('has raw output with the same numbers', async () => {
    const [usualRun, portalRun] = [
      await ask(apiPaths.runDebug, typed),
      await ask(apiPaths.runDebug, { ...typed, portals: 'yes' }),
    ]
    expect(portalRun).not.toEqual(usualRun)
    expect(await ask(apiPaths.runDebug, { portals: 'no' })).toEqual(await ask(apiPaths.runDebug, {}))
    expect(await ask(apiPaths.runDebug, { rent: '1500' })).not.toEqual(await ask(apiPaths.runDebug, {}))
  })

  const places: [url: string, query: Query][] = [
    [apiPaths.freeManualRun, typed],
    [apiPaths.manualRun, typed],
    [apiPaths.freeManualExplanation, { ...typed, card: 'booked' }],
    [apiPaths.cardReport('booked'), typed],
    [apiPaths.linkedRun, {}],
    [apiPaths.linkedExplanation, { card: 'booked' }],
  ]
  it.each(places)('%s rejects unknown values with the allowed ones', async (url, query) => {
    const memberships = "must be one of amazon-prime, bofa-rewards-member; there's no blockbuster"
    const refusals = [
      ['credit', 'great', 'must be one of none, poor, fair, good, excellent'],
      ['memberships', 'blockbuster,amazon-prime', memberships],
      ['programs', 'pan-am:5', "must be one of cash; there's no pan-am"],
      ['pointValues', 'pan-am:5', "must be one of cash; there's no pan-am"],
      ['credits', 'free-lunch', "must be empty; there's no free-lunch"],
    ] as const
    for (const [param, value, reason] of refusals) {
      const answer = await test.call('GET', url, person, { query: { ...query, [param]: value } })
      const msg = `${param}: ${reason}`
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ error: msg, errors: [{ code: 'bad-input', param, msg }] })
    }
  })

  it('is documented with every parameter', async () => {
    const { paths } = (await test.app.inject(apiPaths.openApi)).json()
    const described = paths[apiPaths.linkedRun].get.parameters.filter(
      ({ description }: { description?: string }) => description !== undefined,
    )
    expect(described.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining([
        ...['credit', 'programs', 'memberships', 'points', 'pointValues', 'credits'],
        ...['rotating', 'portals', 'rent', 'balance'],
      ]),
    )
    const credit = described.find(({ name }: { name: string }) => name === 'credit')
    expect(credit.schema.enum).toEqual(['none', 'poor', 'fair', 'good', 'excellent'])
  })
})
