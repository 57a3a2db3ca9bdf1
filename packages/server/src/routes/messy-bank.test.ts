/** A linked bank whose data is as incomplete and wrong as real data, against the categories that it really has. */
import { apiPaths } from '@cardsight/contract/api-paths'
import { type TransactionPage, transactionPageSchema } from '@cardsight/contract/banking'
import { trueCategories } from '@cardsight/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { syncDueItems } from '../services/banking/sync-due-items.ts'
import { makeSession, makeUser } from '../testing/factories.ts'
import { linkItem } from '../testing/linked-item.ts'
import { startSandboxBank } from '../testing/sandbox-bank.ts'
import { createTestApp } from '../testing/test-app.ts'

const today = new Date('2026-11-15T12:00:00Z')
const PAGE_SIZE = '500'

/** Display category by the start of the true category. The first match counts; null isn't a purchase. */
const categoryByDetailed: readonly (readonly [detailed: string, category: string | null])[] = [
  ['INCOME_', null],
  ['TRANSFER_', null],
  ['LOAN_', null],
  ['BANK_FEES_', null],
  ['RENT_AND_UTILITIES_RENT', null],
  ['GOVERNMENT_AND_NON_PROFIT_TAX_PAYMENT', null],
  ['FOOD_AND_DRINK_GROCERIES', 'Supermarkets & Groceries'],
  ['FOOD_AND_DRINK_', 'Restaurants'],
  ['TRANSPORTATION_GAS', 'Gas Stations'],
  ['TRANSPORTATION_', 'Transportation'],
  ['TRAVEL_FLIGHTS', 'Flights'],
  ['TRAVEL_', 'Travel'],
  ['ENTERTAINMENT_TV_AND_MOVIES', 'Media'],
  ['ENTERTAINMENT_MUSIC_AND_AUDIO', 'Media'],
  ['ENTERTAINMENT_VIDEO_GAMES', 'Media'],
  ['ENTERTAINMENT_', 'Recreation'],
  ['MEDICAL_PHARMACIES', 'Pharmacies'],
  ['MEDICAL_', 'Service'],
  ['PERSONAL_CARE_GYMS', 'Gyms and Fitness Centers'],
  ['PERSONAL_CARE_', 'Service'],
  ['GENERAL_MERCHANDISE_DEPARTMENT_STORES', 'Department Stores'],
  ['GENERAL_MERCHANDISE_ONLINE_MARKETPLACES', 'Online Shopping'],
  ['GENERAL_MERCHANDISE_', 'Shops'],
  ['HOME_IMPROVEMENT_', 'Shops'],
  ['GENERAL_SERVICES_', 'Service'],
  ['RENT_AND_UTILITIES_', 'Service'],
]

/** Codes that say more than the provider's category: warehouse clubs and movie theaters have none of their own. */
const categoryByMcc: Readonly<Record<string, string>> = {
  5300: 'Warehouses and Wholesale Stores',
  7832: 'Recreation',
}

type Transaction = TransactionPage['transactions'][number]
type Judged = Readonly<{ transaction: Transaction; truth: string | null }>

async function link(username: string): Promise<Judged[]> {
  const clock = () => today
  const bank = await startSandboxBank({ clock })
  const { app, deps, close } = await createTestApp('embedded', { bank: bank.bank, clock })
  onTestFinished(async () => {
    await close()
    await bank.close()
  })
  const { id } = await makeUser(deps.database.db)
  const { token } = await makeSession(deps.database.db, id)
  const login = { institutionId: 'ins_109508', username, password: 'pass_good' }
  const { providerItemId } = await linkItem(deps, id, await bank.link(login))
  await syncDueItems(deps)
  const listed: Transaction[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = { limit: PAGE_SIZE, ...(cursor === '' ? {} : { cursor }) }
    const headers = { authorization: `Bearer ${token}` }
    const answer = await app.inject({ method: 'GET', url: apiPaths.transactions, query, headers })
    const page = transactionPageSchema.parse(answer.json())
    listed.push(...page.transactions)
    cursor = page.nextCursor
  }
  const truths = trueCategories(login, providerItemId, today)
  return listed
    .filter(({ pending }) => !pending)
    .map((transaction) => ({ transaction, truth: displayName(truths.get(transaction.id)) }))
}

function displayName(truth: ReturnType<ReturnType<typeof trueCategories>['get']>): string | null {
  if (truth === undefined) {
    throw new Error("The bank didn't generate this transaction")
  }
  const found = categoryByDetailed.find(([detailed]) => truth.detailed.startsWith(detailed))
  if (found === undefined) {
    throw new Error(`${truth.detailed} has no display category`)
  }
  return categoryByMcc[truth.mcc ?? ''] ?? found[1]
}

const dollars = (judged: readonly Judged[]) =>
  judged.reduce((sum, { transaction }) => sum + Math.abs(transaction.amount), 0)

const namesOf = (judged: readonly Judged[]) => [...new Set(judged.map(({ transaction }) => transaction.name))]

/** Share of the dollars whose category is the true one. */
function rightShare(purchases: readonly Judged[]): number {
  const right = purchases.filter(({ transaction, truth }) => transaction.category === truth)
  return dollars(right) / dollars(purchases)
}

function rightShares(purchases: readonly Judged[]): Map<string | null, number> {
  const names = new Set(purchases.map(({ truth }) => truth))
  return new Map(
    [...names].map((name) => [name, rightShare(purchases.filter(({ truth }) => truth === name))]),
  )
}

describe.each([
  // Chains that are easy to know: little is lost although most codes are missing.
  ['user_good', { ofEach: 0.9, ofAll: 0.99 }],
  // The provider's wrong categories count as stated, as there's nothing else to go by.
  ['user_messy', { ofEach: 0.65, ofAll: 0.85 }],
])('the linked accounts of %s', (username, atLeast) => {
  it('reach their true categories, and only purchases count', async () => {
    const judged = await link(username)
    const isInDollars = ({ transaction }: Judged) => transaction.currency === 'USD'
    const others = judged.filter((row) => row.truth === null || !isInDollars(row))
    expect(namesOf(others.filter(({ transaction }) => transaction.category !== null))).toEqual([])
    const purchases = judged.filter((row) => row.truth !== null && isInDollars(row))
    expect(namesOf(purchases.filter(({ transaction }) => transaction.category === null))).toEqual([])
    const shares = [...rightShares(purchases)]
    expect(shares.length).toBeGreaterThan(12)
    expect(shares.filter(([, share]) => share < atLeast.ofEach)).toEqual([])
    expect(rightShare(purchases)).toBeGreaterThan(atLeast.ofAll)
  })
})
