import { noCosts } from '@cardsight/contract/costs'
import type { ErrorCode } from '@cardsight/contract/errors'
import {
  type HouseholdSpending,
  householdCardOf,
  householdSentences,
  householdSpendingSchema,
  type SharedData,
} from '@cardsight/contract/household'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { saveTypedSpending } from '../../repositories/household-members.ts'
import { withSpendingOfAccounts } from '../backtest/spending-of-accounts.ts'
import { listInstitutions } from '../banking/list-institutions.ts'
import { todayOf } from '../get-cards.ts'
import { readCardsOfUser } from '../users/your-cards.ts'
import { listJointAccounts } from './joint-accounts.ts'

type Sharing = Readonly<{ userId: string; partnerId: string; typedSpending: unknown }>

/**
 * Everything that the other person of a household sees of a user: monthly totals, and cards with months. Accounts that
 * both linked are left out, because the other person's own spending has them.
 */
export async function readSharedData(
  deps: Deps,
  { userId, partnerId, typedSpending }: Sharing,
): Promise<SharedData> {
  const [{ yourCards }, linked] = await Promise.all([
    readCardsOfUser(deps, userId),
    readLinked(deps, userId, partnerId),
  ])
  const today = todayOf(deps)
  return {
    spending: linked === null ? readTyped(typedSpending) : { source: 'linked', monthly: linked },
    cards: yourCards.cards.map((card) => householdCardOf(card, today)),
  }
}

/** Returns null if there are no purchases of linked accounts that we can use. */
async function readLinked(deps: Deps, userId: string, partnerId: string): Promise<HouseholdSpending | null> {
  const [own, others] = await Promise.all([listInstitutions(deps, userId), listInstitutions(deps, partnerId)])
  const joint = listJointAccounts(own, others)
  const account = own
    .filter(({ item }) => item.state !== 'gone')
    .flatMap(({ accounts }) => accounts.map(({ accountId }) => accountId))
    .filter((accountId) => !joint.has(accountId))
  const query = { acceptsOldData: true, ...(joint.size > 0 && { account }) } as const
  try {
    return await withSpendingOfAccounts(deps, userId, query, (spending, buffers) =>
      deps.runThreads.bulk.call('monthlyTotals', spending, buffers),
    )
  } catch (error) {
    if (error instanceof AppError && withoutPurchases.includes(error.code)) {
      return joint.size > 0 ? noCosts : null
    }
    throw error
  }
}

const withoutPurchases: readonly ErrorCode[] = [
  'no-purchases',
  'still-importing',
  'bank-attention',
  'too-much-spending',
]

function readTyped(typedSpending: unknown): SharedData['spending'] {
  const { data } = householdSpendingSchema.safeParse(typedSpending)
  return data === undefined ? null : { source: 'typed', monthly: data }
}

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
