/** What the cards that a person has earn on the spending of the results. Import this file lazily only. */

import type { RunNumbers } from '@cardsight/contract/backtest'
import type { Profile } from '@cardsight/contract/profile'
import { type OwnedValue, ownedValue } from '@cardsight/contract/runs'
import type { OwnedCard } from '../../features/owned-cards/account-cards.ts'
import type { Baseline } from '../../features/owned-cards/use-baseline.ts'
import { openWallets } from '../../worker/open-workers.ts'
import { defaultWalletSettings, type WalletSpend } from '../../worker/wallet-question.ts'
import type { DashboardState, FoundCards } from '../state/dashboard-state.ts'
import type { DashboardCalls, DashboardDependencies } from './dependencies.ts'
import { type RunBasis, runBasisOf } from './find-cards.ts'

type Years = 1 | 2 | 3

export async function baseline(
  dependencies: DashboardDependencies,
  state: DashboardState,
  cards: readonly OwnedCard[],
  years: Years,
  open: typeof openWallets = openWallets,
): Promise<Baseline | null> {
  const { found } = state.cards
  if (found === null) {
    return null
  }
  const basis = runBasisOf(state, found, dependencies)
  const withPurchases = cards.filter(({ accountIds }) => accountIds.length > 0)
  if (basis.kind === 'linked' && withPurchases.length > 0) {
    const calls = await dependencies.loadCalls()
    return onOwnPurchases(calls, { found, basis, cards: withPurchases, years })
  }
  const [first, second] = cards
  if (first === undefined) {
    return null
  }
  const profile = basis.profile ?? state.profile
  if (second === undefined) {
    const value = ownedValue(found.run, found.texts, profile, { cardId: first.cardId, years })
    return value && { kind: 'all-spending', cardIds: [first.cardId], total: totalOf([value]) }
  }
  const spend = await spendOf(dependencies, basis)
  return bestUse(spend, { cardIds: cards.map(({ cardId }) => cardId), profile, years, open })
}

async function spendOf({ loadCalls }: DashboardDependencies, basis: RunBasis): Promise<WalletSpend> {
  if (basis.kind === 'typed') {
    const { costs, window } = basis
    return { kind: 'typed', costs, window }
  }
  const { kind: _, ...run } = basis
  const { loadPurchases } = await loadCalls()
  return { kind: 'purchases', ...(await loadPurchases(run)) }
}

type OnOwnPurchases = Readonly<{
  found: FoundCards
  basis: Extract<RunBasis, { kind: 'linked' }>
  cards: readonly OwnedCard[]
  years: Years
}>

/** Each card on the purchases of its own accounts. */
async function onOwnPurchases(
  calls: DashboardCalls,
  { found, basis, cards, years }: OnOwnPurchases,
): Promise<Baseline> {
  const { kind: _kind, ...run } = basis
  const values = await Promise.all(
    cards.map(async ({ cardId, accountIds }) => {
      const numbers = await runOf(calls, { ...run, accountIds })
      const profile = run.profile ?? found.details.assumptions
      return ownedValue(numbers ?? withoutSpending(found.run), found.texts, profile, { cardId, years })
    }),
  )
  return {
    kind: 'own-purchases',
    cardIds: cards.map(({ cardId }) => cardId),
    total: totalOf(values.flatMap((value) => value ?? [])),
  }
}

/** Null for accounts without purchases in the dates. */
async function runOf(
  calls: DashboardCalls,
  run: Parameters<DashboardCalls['runLinked']>[0],
): Promise<RunNumbers | null> {
  try {
    return await calls.runLinked(run)
  } catch (error) {
    if (calls.hasNoPurchases(error)) {
      return null
    }
    throw error
  }
}

function withoutSpending(run: RunNumbers): RunNumbers {
  return {
    ...run,
    categories: run.categories.map((category) => ({
      ...category,
      spendingCents: 0,
      abroadCents: 0,
      billCents: 0,
      units: category.units.map(() => 0),
      alone: { cards: [], units: [] },
    })),
    others: [],
    credits: run.credits.map((credit) => ({ ...credit, cents: 0, alone: credit.alone.map(() => 0) })),
  }
}

type Asked = Readonly<{
  cardIds: readonly string[]
  profile: Profile
  years: Years
  open: typeof openWallets
}>

/** Several cards, each where it earns the most, as the wallet calculates it. */
async function bestUse(spend: WalletSpend, { cardIds, profile, years, open }: Asked): Promise<Baseline> {
  const wallets = open(() => undefined)
  try {
    const size = cardIds.length
    const settings = { ...defaultWalletSettings, owned: cardIds, size, years, isIntro: false, profile }
    return { kind: 'best-use', cardIds, total: (await wallets.ask('ownedTotal', spend, settings)) / 100 }
  } finally {
    wallets.close()
  }
}

function totalOf(values: readonly OwnedValue[]): number {
  return values.reduce((sum, { moneyCents, feeCents }) => sum + moneyCents - feeCents, 0) / 100
}
