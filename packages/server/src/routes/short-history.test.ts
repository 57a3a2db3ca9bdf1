import { release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import type { CardsDetails } from '@cardsight/contract/backtest'
import type { LinkedPurchases } from '@cardsight/contract/banking'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { syncDueItems } from '../services/banking/sync-due-items.ts'
import { type BankingApp, createBankingApp } from '../testing/banking-app.ts'
import { startSimpleFin, type TestSimpleFin } from '../testing/simplefin-bank.ts'

let simpleFin: TestSimpleFin
let test: BankingApp
beforeAll(async () => {
  const clock = () => new Date('2026-11-10T12:00:00Z')
  simpleFin = await startSimpleFin({ clock })
  test = await createBankingApp('embedded', { catalog: release, otherBanks: [simpleFin.bank], clock })
})
afterAll(async () => {
  await test.close()
  await simpleFin.close()
})

type Bought = readonly [day: string, dollars: number]

async function link(bought: readonly Bought[]) {
  const person = await test.addPerson()
  const transactions = bought.map(([day, amount]) => ({
    date_transacted: day,
    date_posted: day,
    amount,
    description: 'WHOLE FOODS MARKET',
  }))
  const setupToken = await simpleFin.createToken([
    { meta: { name: 'Everyday Card', mask: '4321' }, transactions },
  ])
  await test.call('POST', apiPaths.addSetupToken, person, { body: { setupToken } })
  await syncDueItems(test.deps)
  return person
}

async function runOf(bought: readonly Bought[], query: Record<string, string> = {}) {
  const person = await link(bought)
  const run: CardsDetails = (await test.call('GET', apiPaths.linkedRun, person, { query })).json()
  const purchases: LinkedPurchases = (await test.call('GET', apiPaths.purchases, person, { query })).json()
  return { run, purchases }
}

/** From August 14 to today, November 10, are 18 + 30 + 31 + 10 = 89 days. */
const of89Days: readonly Bought[] = [
  ['2026-08-14', 2900],
  ['2026-09-20', 3000],
  ['2026-10-25', 3000],
]
const GROCERIES = 'Supermarkets & Groceries'
const yearOf = ({ resultsByCategory }: CardsDetails) => resultsByCategory[GROCERIES]?.[1].spending

it('scales 89 days to a year, and averages over them', async () => {
  const { run, purchases } = await runOf(of89Days)
  expect(run.coverage).toEqual({
    first: '2026-08-14',
    last: '2026-11-10',
    days: 89,
    isLimited: true,
    isProjected: true,
  })
  expect(run.spending).toBe(8900)
  // $100 a day: $3,000 in 30 days, and $36,500 in 365.
  expect(run.avgSpending).toBe(3000)
  expect(yearOf(run)).toBe(36_500)
  // 75,000 points after $5,000 in three months, which $100 a day reach.
  const sapphire = run.results[1].find(({ cardId }) => cardId === 'chase-sapphire-preferred')
  expect(sapphire?.introMoney).toBeGreaterThanOrEqual(750)
  expect(purchases.window).toEqual({ first: '2026-08-14', last: '2026-11-10' })
})

it('counts only what happened if there are fewer than 28 days', async () => {
  const { run, purchases } = await runOf([
    ['2026-10-15', 400],
    ['2026-11-02', 100],
  ])
  expect(run.coverage).toMatchObject({ first: '2026-10-15', days: 27, isLimited: true, isProjected: false })
  expect(run.avgSpending).toBe(500)
  expect(yearOf(run)).toBe(500)
  expect(purchases.window).toEqual({ first: '2025-11-11', last: '2026-11-10' })
})

it('counts only what happened in a short range too, which would be repeated', async () => {
  const { run } = await runOf([['2026-10-15', 400]], { nMonths: '3' })
  expect(run.coverage).toMatchObject({ days: 27, isProjected: false })
  expect(yearOf(run)).toBe(400)
})

it("doesn't take a late first purchase of the range for a short history", async () => {
  const { run } = await runOf([['2025-10-20', 50], ...of89Days])
  expect(run.coverage).toMatchObject({ first: '2025-11-10', days: 366, isLimited: false })
  expect(run.avgSpending).toBe(741.67)
  expect(yearOf(run)).toBe(8900)
})

it('scales a shorter range as before, and says only what was chosen', async () => {
  const { run } = await runOf([['2026-01-01', 50], ...of89Days], { nMonths: '3' })
  // From August 10, the purchases of 93 days; averages count 30 days to a month.
  expect(run.coverage).toMatchObject({ first: '2026-08-10', days: 93, isLimited: false, isProjected: true })
  expect(run.avgSpending).toBe(2966.67)
})
