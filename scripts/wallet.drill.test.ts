/** `npm run wallet`: files in, an answer or a sentence out. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runCommand } from './testing/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardsight-wallet-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const wallet = (...given: readonly string[]) => runCommand('wallet', given)

const card = (id: string, rule: string) =>
  [
    `id: ${id}`,
    `name: ${id.toUpperCase()} Card`,
    'issuer: Chase',
    'network: visa',
    'kind: cash-back',
    `link: https://example.com/${id}`,
    'seen: creditodds 2026-08-18',
    'status: { state: open }',
    'program: cash',
    'fee: { yearly: 0 }',
    `earns: [{ ${rule}, cap: { spend: 500, per: month }, after: 1 }, { rate: 1, on: [everything] }]`,
    'summary: A card.',
    '',
  ].join('\n')

const mine = file(
  'mine.yaml',
  [card('a', 'rate: 5, on: [groceries, dining]'), card('b', 'rate: 4, on: [groceries]')].join('---\n'),
)
const purchases = file(
  'purchases.json',
  JSON.stringify([
    { day: '2025-03-01', amount: 500, category: 'supermarket' },
    { day: '2025-03-20', amount: 500, category: 'dining' },
  ]),
)
const statement = file(
  'card.csv',
  [
    'Transaction Date,Post Date,Description,Category,Type,Amount,Memo',
    '12/01/2025,12/02/2025,SAFEWAY #1234,Groceries,Sale,-150.00,',
    '03/14/2026,03/15/2026,CHIPOTLE 1221,Food & Drink,Sale,-50.00,',
  ].join('\n'),
)

describe('the wallet on the command line', () => {
  it('finds the best split for the given cards, and the cost of ignoring caps', async () => {
    const { code, out } = await wallet('--size', '2', '--keep-small', '--cards', mine, '--json', purchases)
    // Dining 500 × 5 % with A, groceries 500 × 4 % with B. By rate alone: groceries 500 × 5 %, dining 500 × 1 %.
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      window: { first: '2025-01-01', last: '2025-12-31' },
      best: { total: 4500, reward: 4500, bonus: 0, fee: 0 },
      ruleOfThumb: { total: 3000, lost: 1500 },
    })
  })

  it('prints what one more card adds to the owned cards', async () => {
    const given = ['--size', '2', '--held', 'b', '--cards', mine, purchases]
    const few = await wallet(...given)
    expect(few.out).toContain('add less than $50 a year. With them, 2 cards would earn 45.00.')
    const { code, out } = await wallet('--keep-small', ...given)
    expect(code).toBe(0)
    // With B alone 500 × 4 % + 500 × 1 % = 25.00; with both 45.00.
    expect(out).toMatch(/Wallet\s+45\.00\s+0\.00\s+0\.00\s+45\.00/)
    expect(out).toMatch(/1\s+A Card\s+20\.00/)
    expect(out).toMatch(/Restaurants\s+500\.00\s+A Card/)
  })

  it('says whether to keep each owned card, also if there are more than asked for', async () => {
    const { code, out } = await wallet('--size', '1', '--held', 'a,b', '--cards', mine, purchases)
    expect(code).toBe(0)
    // Together 45.00; B alone 500 × 4 % + 500 × 1 % = 25.00, A alone 500 × 5 % + 500 × 1 % = 30.00.
    expect(out).toMatch(/A Card\s+20\.00\s+keep/)
    expect(out).toMatch(/B Card\s+15\.00\s+keep/)
    expect(out).toContain('You have 2 cards, more than the 1 you asked for, so we added none.')
    const result = await wallet('--size', '2', '--held', 'a,b', '--json', '--cards', mine, purchases)
    expect(JSON.parse(result.out)).toMatchObject({
      next: [],
      review: [{ cardId: 'a', adds: 2000 }, { cardId: 'b' }],
    })
  })

  it('warns that closing or changing a card early can cost its bonus, in words and in JSON', async () => {
    const dear = file(
      'dear.yaml',
      [
        card('a', 'rate: 5, on: [groceries, dining]'),
        card('b', 'rate: 4, on: [groceries]').replace('yearly: 0', 'yearly: 95'),
      ].join('---\n'),
    )
    const given = ['--size', '2', '--held', 'a,b', '--cards', dear]
    // B adds 15.00 and costs 95.00. Chase can take a bonus back for six months.
    const { out } = await wallet(...given, purchases)
    expect(out).toContain('We left out B Card, because it costs more than it earns.')
    expect(out).toMatch(/B Card\s+-80\.00\s+cancel/)
    expect(out).toContain(
      'B Card: If you opened it less than 6 months ago, wait: the issuer can take the welcome bonus back.',
    )
    expect(out).not.toContain('A Card: If you')
    const { review } = JSON.parse((await wallet(...given, '--json', purchases)).out)
    expect(review).toMatchObject([
      { cardId: 'a', verdict: 'keep', clawbackMonths: 0 },
      { cardId: 'b', verdict: 'cancel', clawbackMonths: 6 },
    ])
  })

  it('is one card that costs a debt the least, with no new purchases on it', async () => {
    const { out } = await wallet('--balance', '8000', '--payment', '450', statement)
    // 3% of 8,000 is 240. After 18 payments 140 is left, which costs one month at the middle of 17.49% and 28.24%.
    expect(out).toMatch(
      /^Citi Simplicity: 0% for 18 months, 3% fee: you’d pay \$243 instead of \$1,\d\d\d\.\nDon’t put/,
    )
    expect(out).not.toMatch(/earn|bonus/i)
    const { debt } = JSON.parse((await wallet('--balance', '8000', '--json', statement)).out)
    expect(debt).toMatchObject({ balance: 8000, payment: 400 })
  })

  it('shows where saving ends among the cards that take a debt', async () => {
    const lending = file(
      'lending.yaml',
      [
        card('a', 'rate: 5, on: [groceries]').concat(
          'apr: { regular: [20, 20], transfers: { rate: 0, months: 18 } }\ntransferFee: { percent: 3 }\n',
        ),
        card('b', 'rate: 4, on: [groceries]').concat('apr: { regular: [35, 35] }\n'),
      ].join('---\n'),
    )
    const given = ['--balance', '8000', '--payment', '458', '--cards', lending]
    const { out } = await wallet(...given, purchases)
    const line = out.split('\n').findIndex((text) => text.startsWith('The cards below save you nothing:'))
    expect(out.split('\n')[line - 2]).toMatch(/1\s+A Card\s+240\.00/)
    expect(out.split('\n')[line + 2]).toMatch(/2\s+B Card/)
    const { debt } = JSON.parse((await wallet(...given, '--json', purchases)).out)
    // The first saves what staying costs above its fee of 240.
    expect(debt.results[0].saved).toBeCloseTo(debt.stay.cost - 240, 2)
    expect(debt.results[1].saved).toBeLessThan(0)
  })

  it('recommends only cards that the person can get, but counts those they have', async () => {
    const picky = file(
      'picky.yaml',
      [
        card('a', 'rate: 5, on: [groceries, dining]').concat(
          'eligibility: { credit: { from: excellent, to: excellent }, seen: creditodds 2026-08-18 }\n',
        ),
        card('b', 'rate: 4, on: [groceries]'),
      ].join('---\n'),
    )
    const totalOf = async (...given: readonly string[]) =>
      JSON.parse((await wallet('--keep-small', '--cards', picky, '--json', ...given, purchases)).out).best
        .total
    // Both: 45.00. B alone: 500 × 4 % + 500 × 1 %.
    expect(await totalOf('--credit', 'excellent')).toBe(4500)
    expect(await totalOf()).toBe(2500)
    expect(await totalOf('--held', 'a')).toBe(4500)
    const { code, said } = await wallet('--cards', picky, '--credit', 'poor', purchases)
    expect({ code, said }).toEqual({ code: 1, said: "This profile can't get any of these cards.\n" })
  })

  it('says so if no card would earn anything', async () => {
    // 500 × 5 % + 500 × 1 % is 30 a year.
    const dear = file('dear.yaml', card('a', 'rate: 5, on: [groceries]').replace('yearly: 0', 'yearly: 80'))
    const { out } = await wallet('--cards', dear, '--held', 'a', purchases)
    expect(out).toMatch(/\nNo card would earn you money\. /)
    expect(out).toMatch(/A Card\s+-50\.00\s+cancel/)
    expect(out).not.toMatch(/Which card where/)
  })

  it('reads statements and compares the cards of the catalog', async () => {
    const { code, out } = await wallet('--size', '1', '--no-bonus', statement)
    expect(code).toBe(0)
    expect(out).toMatch(/^The best wallet of 1 for spending from 2025-12-0\d to 2026-03-1\d, 1-Year/)
  })

  it('prints an error and exits with 1 for invalid input', async () => {
    const bad = file('bad.json', '[{"day":"2025-02-30","amount":1}]')
    const refusals: [string[], RegExp][] = [
      [['--size', '5', purchases], /^Usage: /],
      [['--balance=-5', purchases], /^--balance must be yes, no, or whole dollars/],
      [['--sise', '2', purchases], /Unknown option '--sise'(?:.|\n)*Usage: /],
      [['nowhere.csv'], /^nowhere\.csv: .*no such file/],
      [['--held', 'nope', purchases], /^There is no card called nope\./],
      [['--cards', purchases, purchases], /purchases\.json: /],
      [[bad], /purchase 1: day must be a date/],
    ]
    await Promise.all(
      refusals.map(async ([given, sentence]) => {
        const { code, out, said } = await wallet(...given)
        expect(said).toMatch(sentence)
        expect(said).not.toMatch(/\n\s+at /)
        expect({ code, out }).toEqual({ code: 1, out: '' })
      }),
    )
  })
})
