import { makeCard, makeRelease } from '@cardsight/answers/testing'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { expect, it } from 'vitest'
import { withAccounts, withResults } from '../../testing/dashboard-states.ts'
import { inProcess } from '../../testing/stand-ins.ts'
import { createWalletCalculator } from '../../worker/wallet-calculator.ts'
import { baseline } from './baseline.ts'
import type { DashboardCalls, DashboardDependencies } from './dependencies.ts'

const today = parseDay('2026-10-31')
const pays = (percent: number, leaf?: 'dining') => ({
  id: `at-${percent}`,
  rate: percent * 1000,
  target: {
    kind: 'where' as const,
    where: leaf === undefined ? { isEverything: true as const } : { leaves: [leaf] },
  },
})
const release = makeRelease([
  makeCard('plain', 'Plain', { engine: { rules: [pays(2)] } }),
  makeCard('diner', 'Diner', { engine: { rules: [pays(5, 'dining'), pays(1)] } }),
])
const bought = (leaf: 'dining' | 'other', dollars: number) => ({
  ...{ day: parseDay('2026-03-01'), cents: toCents(dollars * 100), leaf, merchant: null, account: null },
})
const window = dayRange(parseDay('2025-11-01'), today)

it('is what several named cards earn on linked purchases, each where it earns the most', async () => {
  const calls: Pick<DashboardCalls, 'loadPurchases'> = {
    loadPurchases: async () => ({ purchases: [bought('dining', 2000), bought('other', 5000)], window }),
  }
  const dependencies = {
    today: () => today,
    loadCalls: async () => calls,
  } as unknown as DashboardDependencies
  const cards = ['plain', 'diner'].map((cardId) => ({ cardId, accountIds: [] }))
  const found = await baseline(dependencies, withResults(withAccounts([true])), cards, 1, (report) =>
    inProcess(createWalletCalculator(() => release, today, report)),
  )
  // 5% of 2,000 and 2% of 5,000
  expect(found).toEqual({ kind: 'best-use', cardIds: ['plain', 'diner'], total: 200 })
})
