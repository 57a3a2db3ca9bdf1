/** What `npm run backtest` and `npm run wallet` say about the files before they rank cards. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { release } from '@cardsight/catalog'
import { literalRunSchema } from '@cardsight/contract/backtest'
import { defaultProfile } from '@cardsight/contract/profile'
import { dayOfMoment } from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'
import { afterAll, describe, expect, it } from 'vitest'
import { createRunTasks } from '../../packages/server/src/threads/run-tasks.ts'
import { runCommand, startCommand } from '../testing/run-command.ts'
import { describeLayers } from './layer-shares.ts'
import { readCosts } from './read-costs.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardsight-spending-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const HEADINGS = 'Transaction Date,Post Date,Description,Category,Type,Amount,Memo'

function file(name: string, ...lines: readonly string[]): string {
  writeFileSync(join(folder, name), lines.join('\n'))
  return name
}

const card = file(
  'card.csv',
  HEADINGS,
  '12/01/2025,12/02/2025,SAFEWAY #1234,,Sale,-150.00,',
  '03/14/2026,03/15/2026,QZX 99,,Sale,-50.00,',
)
/** A whole year, so that nothing is scaled. */
const groceries = file(
  'groceries.csv',
  HEADINGS,
  '01/01/2025,01/02/2025,KROGER #55,,Sale,-200.00,',
  '03/02/2025,03/03/2025,WALMART SUPERCENTER #123,,Sale,-120.00,',
  '12/31/2025,12/31/2025,COSTCO WHSE #1,,Sale,-90.00,',
)
const refunds = file(
  'refunds.csv',
  HEADINGS,
  '12/01/2025,12/02/2025,SAFEWAY #1234,,Return,150.00,',
  '03/14/2026,03/15/2026,CHIPOTLE 1221,,Sale,-50.00,',
)
const unsigned = file(
  'unsigned.csv',
  'Date,Description,Amount',
  '03/01/2026,QZX 99,-12.00',
  '03/02/2026,QZY 98,12.00',
  '03/14/2026,QZZ 97,-7.00',
  '03/15/2026,QZW 96,9.00',
)
const refundList = file(
  'refunds.json',
  JSON.stringify([
    { day: '2025-03-01', amount: -500, category: 'supermarket' },
    { day: '2025-03-20', amount: 300, category: 'dining' },
  ]),
)

/** A card's year: $500 at Safeway and the payment of the bill. */
const paidList = file(
  'paid.json',
  JSON.stringify([
    { day: '2025-03-01', amount: 500, name: 'SAFEWAY #1234' },
    { day: '2025-03-20', amount: -480, name: 'AUTOMATIC PAYMENT - THANK YOU' },
    // With a category, it's a refund, whatever its name says.
    { day: '2025-03-21', amount: -20, name: 'PAYMENT THANK YOU', category: 'supermarket' },
  ]),
)

/** From December 1 to March 14: 31 + 31 + 28 + 14 days. */
const SCALED = 'Your files gave us 104 days. We scaled them to a year.\n'

const commands = ['backtest', 'wallet'] as const
const run = (command: string, ...given: readonly string[]) => runCommand(command, given, folder)

describe.each(commands)('%s on the command line', (command) => {
  it("reads files from the caller's folder and says which layers categorized the dollars", async () => {
    const { code, out, said } = await startCommand(command, [card], folder)
    expect({ code, said }).toEqual({ code: 0, said: SCALED })
    // $150 of $200 at Safeway, a merchant that we know.
    expect(out).toMatch(/\n\nCategorized by: merchants 75%, [a-z]+ 25%\n$/)
  })

  it('prints nothing but JSON to stdout with --json', async () => {
    const { code, out, said } = await run(command, '--json', card)
    expect(code).toBe(0)
    expect(typeof JSON.parse(out)).toBe('object')
    expect(said.slice(0, SCALED.length)).toBe(SCALED)
    expect(said.slice(SCALED.length)).toMatch(/^Categorized by: merchants 75%, [a-z]+ 25%\n$/)
  })

  it('refuses to rank cards on more refunds than purchases, unless told to', async () => {
    const { code, out, said } = await run(command, refunds)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(said).toContain('refunds.csv: Refunds of $150.00 are more than purchases of $50.00.')
    expect(said).toMatch(/\nWe ranked no cards .* add --ignore-problems to rank anyway\.\n$/)
    const ignored = await run(command, '--ignore-problems', refunds)
    expect(ignored.code).toBe(0)
    expect(ignored.said).toContain('Refunds of $150.00')
    expect(ignored.out).toContain('Categorized by: ')
  })

  it('refuses to rank cards on a file whose signs are a guess', async () => {
    const { code, out, said } = await run(command, unsigned)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(said).toMatch(/^unsigned\.csv: .*minus sign or not\?/)
    expect(said).toContain('--ignore-problems')
  })

  it('checks a list of purchases in the same way', async () => {
    const { code, said } = await run(command, refundList)
    expect(code).toBe(1)
    expect(said).toContain('refunds.json: Refunds of $500.00 are more than purchases of $300.00.')
    expect((await run(command, '--ignore-problems', refundList)).code).toBe(0)
  })

  it('prints its usage for --help', async () => {
    const { code, out, said } = await run(command, '--help')
    expect({ code, said }).toEqual({ code: 0, said: '' })
    expect(out).toMatch(new RegExp(`^Usage: npm run --silent ${command} -- (?:.|\n)*--ignore-problems`))
  })
})

describe('backtest on the command line', () => {
  it("prints the API's response as JSON, with every field of every card", async () => {
    const costs = 'grocery=504,gas=179,restaurant=166,other=487,recreation=100,travel=400'
    const profile = { ...defaultProfile, credit: 'fair' as const }
    const { out } = await run('backtest', '--json', '--credit', 'fair', '--costs', costs)
    const today = dayOfMoment(new Date())
    const response = createRunTasks(release, { checksAnswers: true }).runOnCosts({
      costs: readCosts(costs),
      window: presetWindow(DEFAULT_DATE_TYPE, today),
      ...{ profile, today, form: 'literal', encoding: 'identity', isBusy: false },
    })
    expect(JSON.parse(out)).toEqual(JSON.parse(Buffer.from(response).toString()))
    const { cards, results } = literalRunSchema.parse(JSON.parse(out))
    const [best] = results[1]
    const card = cards[best?.cardId ?? '']
    expect(card).toMatchObject({ money: best?.money, totalMoney: best?.totalMoney })
    expect(card?.stat.some(({ tooltip }) => tooltip.length > 0)).toBe(true)
  })

  it('explains a card from each line of the statement to its cents', async () => {
    const { code, out } = await run('backtest', '--explain', 'blue-cash-preferred-card', groceries)
    expect(code).toBe(0)
    const rowOf = (name: string) => out.split('\n').find((line) => line.includes(name)) ?? ''
    // 6% of $200; 1% of $120.
    expect(rowOf('Kroger')).toMatch(/supermarket +200\.00 +200\.00 at 6 +12\.00$/)
    expect(rowOf('Walmart')).toMatch(
      /superstore +120\.00 +120\.00 at 1 +1\.20 +“6% .* counted as superstore$/,
    )
    expect(rowOf('Costco')).toMatch(/ 0\.00 +this merchant doesn’t take the card$/)
    expect(out).toContain('Blue Cash Preferred: 13.20 earned')
    expect((await run('backtest', '--explain', 'no-card', groceries)).said).toContain(
      'There is no card no-card.',
    )
  })

  it('leaves payments out of a list of purchases, like out of a statement', async () => {
    const { code, out, said } = await run('backtest', '--json', paidList)
    expect({ code, said }).toMatchObject({ code: 0 })
    expect(JSON.parse(out)).toMatchObject({ spending: 480 })
  })
})

describe('the wallet on the command line', () => {
  it("reads card files from the caller's folder, too", async () => {
    const missing = await run('wallet', '--cards', 'mine.yaml', card)
    expect(missing.code).toBe(1)
    expect(missing.said).toContain(join(folder, 'mine.yaml'))
  })
})

describe('the shares of the layers', () => {
  it('add up to 100%, in the order of the layers', () => {
    // Thirds are 33.33% each; the first gets the percent that is left.
    const thirds = (['model', 'merchant', 'words'] as const).map((layer) => ({ layer, cents: 100 }))
    expect(describeLayers(thirds)).toBe('Categorized by: merchants 34%, words 33%, model 33%')
  })

  it('show small shares and leave out refunds', () => {
    const amounts = [
      { layer: 'merchant', cents: 100_000 },
      { layer: 'unknown', cents: 100 },
      { layer: 'brand', cents: -500 },
    ] as const
    expect(describeLayers(amounts)).toBe('Categorized by: merchants 100%, unknown <1%')
    expect(describeLayers([{ layer: 'brand', cents: -500 }])).toBeNull()
  })
})
