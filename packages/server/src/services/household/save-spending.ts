import { type HouseholdSpending, householdSentences } from '@cardsight/contract/household'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { saveTypedSpending } from '../../repositories/household-members.ts'

/** Saves typed amounts for the other person to see. Linked accounts replace them as long as they have purchases. */
export async function saveHouseholdSpending(
  { database: { db } }: Pick<Deps, 'database'>,
  userId: string,
  spending: HouseholdSpending,
): Promise<void> {
  if (!(await saveTypedSpending(db, userId, spending))) {
    throw new AppError('taken', { message: householdSentences.notTogether })
  }
}
