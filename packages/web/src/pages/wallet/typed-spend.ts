import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'
import { type Costs, toMonthlyCosts } from '../../features/spending-form/costs.ts'
import { localToday } from '../../lib/local-today.ts'
import type { WalletSpend } from '../../worker/wallet-question.ts'

/** The typical month that the user entered, projected over the year up to today. */
export function typedSpend(costs: Costs): WalletSpend {
  return {
    kind: 'typed',
    costs: toMonthlyCosts(costs),
    window: presetWindow(DEFAULT_DATE_TYPE, localToday()),
  }
}
