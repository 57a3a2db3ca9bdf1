import { averageCosts } from '@cardsight/contract/costs'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addressLimits } from '../http/address-limits.ts'
import { createTestApp } from '../testing/test-app.ts'
import { MCP_PATH } from './assistant.ts'

let app: Awaited<ReturnType<typeof createTestApp>>
let client: Client
let origin: string
beforeAll(async () => {
  app = await createTestApp('embedded')
  origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
  client = await connect(origin)
})
afterAll(async () => {
  await client.close()
  await app.close()
})

async function connect(at: string): Promise<Client> {
  const created = new Client({ name: 'test', version: '1.0.0' })
  await created.connect(new StreamableHTTPClientTransport(new URL(MCP_PATH, at)))
  return created
}

async function ask(name: string, input: Record<string, unknown>) {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: input })
  const [first] = z.array(z.object({ text: z.string() })).parse(content)
  return {
    answer: z.record(z.string(), z.any()).parse(structuredContent ?? {}),
    text: first?.text ?? '',
    isError,
  }
}

const costsQuery = { 1: 519, 2: 220, 4: 329, 9: 170, 8: 301, 5: 856 }

async function runOfApi(more: Record<string, string> = {}) {
  const query = {
    ...Object.fromEntries(Object.entries(costsQuery).map(([key, each]) => [key, `${each}`])),
    ...more,
  }
  const { body } = await app.app.inject({ url: '/api/free/run-backtest-manual', query })
  return JSON.parse(body)
}

describe('tools for assistants', () => {
  it('have schemas, a description with an example, and change nothing', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'best_wallet',
      'card_terms',
      'compare_cards',
      'explain_total',
      'offer_history',
      'plan_applications',
      'rank_cards',
      'which_card',
      'your_cards',
      'your_spending',
    ])
    for (const { description, inputSchema, outputSchema, annotations } of tools) {
      const example = /Example: (\{.*\})$/.exec(description ?? '')?.[1] ?? ''
      expect(Object.keys(inputSchema.properties ?? {})).toEqual(
        expect.arrayContaining(Object.keys(JSON.parse(example))),
      )
      expect(outputSchema?.type).toBe('object')
      expect(annotations?.readOnlyHint).toBe(true)
    }
  })

  it('answer their own examples', async () => {
    const { tools } = await client.listTools()
    for (const { name, description } of tools.filter((tool) => !tool.name.startsWith('your_'))) {
      const example = /Example: (\{.*\})$/.exec(description ?? '')?.[1] ?? ''
      const { isError, text } = await ask(name, JSON.parse(example))
      expect(isError ?? false, `${name}: ${text}`).toBe(false)
    }
  })

  it('rank like the API to the cent, ten cards at a time', async () => {
    const { results, assumptions } = await runOfApi()
    const { answer } = await ask('rank_cards', { spending: averageCosts })
    const amounts = (list: Record<string, unknown>[]) => list.map((each) => Object.values(each))
    const rowOf = (each: Record<string, number | string>) => ({
      id: each.cardId,
      total: each.totalMoney,
      reward: each.money,
      bonus: each.introMoney,
      fees: each.annualFee,
    })
    const short = ({ id, total, reward, bonus, fees }: Record<string, unknown>) => ({
      id,
      total,
      reward,
      bonus,
      fees,
    })
    expect(amounts(answer.cards.map(short))).toEqual(amounts(results['1'].slice(0, 10).map(rowOf)))
    expect(answer.ranked).toBe(results['1'].length)
    expect(answer.basis).toMatchObject({ date: '2026-11-10', spendingPerYear: 12 * 2395 })
    expect(assumptions.credit).toBe('good')
    expect(answer.basis.assumptions).toMatch(/^Good credit/)
    const { answer: next } = await ask('rank_cards', { spending: averageCosts, cursor: answer.nextCursor })
    expect(next.cards.map(short)).toEqual(results['1'].slice(10, 20).map(rowOf))
    expect(next.cards[0].rank).toBe(11)
  })

  it('follow the profile: a debt ranks by cost, programs are checked', async () => {
    const { results } = await runOfApi({ balance: '8000', payment: '450' })
    const debt = { balance: 8000, payment: 450 }
    const { answer } = await ask('rank_cards', { spending: averageCosts, profile: { debt } })
    expect(answer.cards[0]).toMatchObject({ id: results['1'][0].cardId, total: results['1'][0].totalMoney })
    expect(answer.cards[0].total).toBeLessThan(0)
    const { isError, text } = await ask('rank_cards', {
      spending: averageCosts,
      profile: { programs: { nope: 1 } },
    })
    expect(isError).toBe(true)
    expect(text).toMatch(/nope/)
  })

  it('explain a total like the API', async () => {
    const card = 'american-express-gold-card'
    const query = {
      ...Object.fromEntries(Object.entries(costsQuery).map(([key, each]) => [key, `${each}`])),
      card,
    }
    const { body } = await app.app.inject({ url: '/api/free/explain-manual', query })
    const { totalMoney, money, lines } = JSON.parse(body)
    const { answer } = await ask('explain_total', { card, spending: averageCosts })
    expect(answer).toMatchObject({ id: card, total: totalMoney, reward: money })
    expect(answer.lines).toHaveLength(lines.length)
    const sum = [...answer.lines, ...answer.extras].reduce(
      (cents, { reward }) => cents + Math.round(reward * 100),
      0,
    )
    expect(sum).toBe(Math.round(money * 100))
  })

  it('know what a store takes', async () => {
    const cards = ['Citi Double Cash', 'Chase Freedom Unlimited']
    const { answer } = await ask('which_card', { cards, place: 'Costco', amount: 200 })
    // Costco's warehouses take only Visa. 1.5% of $200 on the Visa card.
    expect(
      answer.choices.map(({ isAccepted, earns }: Record<string, unknown>) => [isAccepted, earns]),
    ).toEqual([
      [true, 3],
      [false, 0],
    ])
    const { isError, text } = await ask('which_card', { cards, place: 'Qwxj 4471' })
    expect([isError, text]).toEqual([true, expect.stringMatching(/^We don't know .* "kind"/)])
  })

  it('name cards that could be meant, and read a card as a resource', async () => {
    const { isError, text } = await ask('card_terms', { card: 'Platinum' })
    expect([isError, text]).toEqual([true, expect.stringMatching(/^Several cards .* \(.*\), .*Use an id\.$/)])
    const { answer } = await ask('card_terms', { card: 'citi-double-cash' })
    expect(
      answer.facts.every(({ source, asOf }: Record<string, string>) => source !== '' && asOf !== ''),
    ).toBe(true)
    const { contents } = await client.readResource({ uri: 'cardsight://cards/citi-double-cash' })
    const [resource] = z.array(z.object({ text: z.string() })).parse(contents)
    expect(JSON.parse(resource?.text ?? '')).toMatchObject({ id: 'citi-double-cash' })
  })

  it.each([
    ['rank_cards', { spending: { grocery: -1 } }],
    ['rank_cards', { spending: { grocery: 10 }, profile: { __proto__: null, credit: 'royal' } }],
    ['rank_cards', { spending: {} }],
    ['rank_cards', { spending: { grocery: 10 }, cursor: '../../etc' }],
    ['which_card', { cards: ['x'.repeat(5000)], place: '\u0000' }],
    ['card_terms', {}],
    ['plan_applications', { spending: { grocery: 10 }, request: { start: 'soon' } }],
  ])('refuse hostile or empty input with a tool error: %s', async (name, input) => {
    const { isError, text } = await ask(name, input)
    expect(isError).toBe(true)
    expect(text).not.toMatch(/at .*\.ts|node_modules/)
  })

  it('count against the limit of an address by cost', async () => {
    const limited = await createTestApp('embedded', {
      addressLimits: { ...addressLimits, run: { most: 2_500, withinMs: 60_000 } },
    })
    const other = await connect(await limited.app.listen({ port: 0, host: '127.0.0.1' }))
    const call = { name: 'best_wallet', arguments: { spending: averageCosts, size: 1 } }
    expect((await other.callTool(call)).isError ?? false).toBe(false)
    // The second search of 2 seconds is beyond 2.5 seconds a minute.
    const { isError, content } = await other.callTool(call)
    expect(isError).toBe(true)
    expect(content).toEqual([{ type: 'text', text: expect.stringMatching(/^Too many questions/) }])
    await other.close()
    await limited.close()
  })
})
