import { type TypedCosts, totalOfTypedCosts } from '@cardsight/contract/costs'
import { useEffect, useMemo, useState } from 'react'
import { averageCosts } from '../../../content/average-spending.ts'
import { typedYear } from '../../../lib/format-date.ts'
import { formatDollars, formatNumber } from '../../../lib/format-money.ts'
import type { WalletSpend } from '../../../worker/wallet-question.ts'
import type { PlanPurchases } from '../../../worker/your-cards/your-cards-calculator.ts'
import type { YourCardsViewProps } from '../view-props.ts'

export type PlanSpend = Readonly<{
  spend: WalletSpend
  /** Whose spending it is. */
  basis: 'purchases' | 'own' | 'average'
  /** What welcome bonuses still need after the purchases, in cents, by the id of your card. */
  bonusLeft?: PlanPurchases['bonusLeft']
}>

type SpendSource = Pick<YourCardsViewProps, 'remote' | 'revision' | 'hasPurchases' | 'isArriving'> &
  Readonly<{
    costs: TypedCosts | null
    /** Accounts that results and wallet don't count. */
    switchedOff?: readonly string[]
  }>

const noAccounts: readonly string[] = []

/** Linked or imported purchases, else the typed amounts, else the average household's. Null while purchases load. */
export function usePlanSpend(source: SpendSource): PlanSpend | null {
  const { remote, revision, hasPurchases, isArriving, costs, switchedOff = noAccounts } = source
  const [purchases, setPurchases] = useState<PlanSpend | null | 'loading'>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision has other purchases
  useEffect(() => {
    if (isArriving) {
      return
    }
    let isCurrent = true
    const show = (found: PlanSpend | null) => isCurrent && setPurchases(found)
    if (!hasPurchases) {
      show(null)
      return
    }
    remote.ask('planPurchases', switchedOff).then(
      (found) => show(found && spendOf(found)),
      () => show(null),
    )
    return () => {
      isCurrent = false
    }
  }, [remote, revision, hasPurchases, isArriving, switchedOff])
  const typed = useMemo(() => typedSpend(costs), [costs])
  return purchases === 'loading' ? null : (purchases ?? typed)
}

function spendOf({ purchases, window, bonusLeft }: PlanPurchases): PlanSpend {
  return { spend: { kind: 'purchases', purchases, window }, basis: 'purchases', bonusLeft }
}

function typedSpend(costs: TypedCosts | null): PlanSpend {
  const window = typedYear()
  return costs === null
    ? { spend: { kind: 'typed', costs: averageCosts, window }, basis: 'average' }
    : { spend: { kind: 'typed', costs, window }, basis: 'own' }
}

/** What the plan is based on, in a sentence. */
export function planBasisText({ spend, basis }: PlanSpend): string {
  if (spend.kind === 'purchases') {
    const { length } = spend.purchases
    return `Based on ${length === 1 ? '1 purchase' : `${formatNumber(length, 0)} purchases`} of the last 12 months.`
  }
  const whose = basis === 'average' ? 'the average U.S. household’s spending' : 'the amounts you entered'
  return `Based on ${formatDollars(totalOfTypedCosts(spend.costs))} a month, ${whose}.`
}
