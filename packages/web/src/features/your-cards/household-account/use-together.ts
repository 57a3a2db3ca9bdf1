import { useMemo } from 'react'
import { formatDollars } from '../../../lib/format-dollars.ts'
import type { WalletSpend } from '../../../worker/wallet-question.ts'
import { type Household, partnerOf } from '../household/stored-household.ts'
import type { PlanPartner } from '../plan/plan-request.ts'
import { type PlanSpend, planBasisText } from '../plan/use-plan-spend.ts'
import type { PlanTogether } from './plan-together.ts'
import { totalOf, withMonthlyTotals } from './shared-spending.ts'

type TogetherInput = Readonly<{
  together: PlanTogether | null | 'loading'
  /** What the person typed about the other one: how they want to plan, and who they are without an account. */
  household: Household
  ownSpend: PlanSpend | null
}>

type PlanInput = Readonly<{
  partner: PlanPartner | null
  spend: WalletSpend | null
  basisText: string | null
}>

/** The second person of the plan, and the spending of both. The spend is null while something loads. */
export function useTogether({ together, household, ownSpend }: TogetherInput): PlanInput {
  const partner = useMemo((): PlanPartner | null => {
    if (together === null || together === 'loading') {
      return partnerOf(household)
    }
    const { name, cards } = together
    return { name, cards, credit: household.credit, cardsPerYear: household.cardsPerYear }
  }, [together, household])
  const monthly = together === null || together === 'loading' ? null : together.monthly
  const spend = useMemo(
    () => (ownSpend === null || monthly === null ? (ownSpend?.spend ?? null) : spendOf(ownSpend, monthly)),
    [ownSpend, monthly],
  )
  return {
    partner,
    spend: together === 'loading' ? null : spend,
    basisText: ownSpend && basisOf(ownSpend, together),
  }
}

/** An average household says nothing about this person, so the other one's totals stand alone. */
function spendOf({ spend, basis }: PlanSpend, monthly: NonNullable<PlanTogether['monthly']>): WalletSpend {
  return basis === 'average'
    ? { kind: 'typed', costs: monthly, window: spend.window }
    : withMonthlyTotals(spend, monthly)
}

function basisOf(ownSpend: PlanSpend, together: TogetherInput['together']): string {
  const own = planBasisText(ownSpend)
  if (together === null || together === 'loading') {
    return own
  }
  const { name, monthly } = together
  if (monthly === null) {
    return `${own} ${name} hasn’t shared any amounts yet.`
  }
  const theirs = `${name}’s ${formatDollars(totalOf(monthly))} a month`
  return ownSpend.basis === 'average'
    ? `Based on ${theirs}. You haven’t entered your own amounts yet.`
    : `${own} We added ${theirs}.`
}
