import type { DebtAnswer } from '@cardsight/contract/backtest'
import type { Profile } from '@cardsight/contract/profile'
import { debtForProfile, debtQuestion } from '@cardsight/contract/runs'
import { presentCardTexts } from '../present/card-texts.ts'
import type { RunCatalog } from '../run/run-catalog.ts'

/**
 * The wallet and the plan of a person with a debt: the first card of this answer alone, with no new purchases on it. Null
 * without a debt.
 */
export function debtWallet(catalog: RunCatalog, profile: Profile): DebtAnswer | null {
  const question = debtQuestion(profile.debt)
  return question && debtForProfile(presentCardTexts(catalog), profile, question)
}
