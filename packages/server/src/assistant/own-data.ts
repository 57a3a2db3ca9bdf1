/** What an access token lets an assistant read, loaded for a question that asks for it. */
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Grant } from '../services/auth/access-tokens.ts'
import { withSpendingOfAccounts } from '../services/backtest/spending-of-accounts.ts'
import { readAssumptions } from '../services/users/assumptions.ts'
import { readCardsOfUser } from '../services/users/your-cards.ts'
import type { OwnData } from './tool.ts'

/** Caps and bonuses of cards need purchases of their whole period; totals are those of a year. */
const MONTHS_OF_CARDS = 24
const MONTHS_OF_TOTALS = 12
const toolsAboutCards = new Set(['which_card', 'your_cards'])
const ownTools = new Set(['your_cards', 'your_spending'])

const asksForOwnData = z.object({ use_my_data: z.literal(true) })
const hasSpending = z.object({ spending: z.object({}) })

/**
 * Calculates an answer with the data that the question asks for and the token allows. Contacts no bank. `buffers` are
 * transferred to the thread that calculates.
 */
export async function withOwnData<Answer>(
  deps: Deps,
  grant: Grant | null,
  { tool, input }: Readonly<{ tool: string; input: unknown }>,
  calculate: (own: OwnData | null, buffers: readonly ArrayBuffer[]) => Promise<Answer>,
): Promise<Answer> {
  if (grant === null || !(ownTools.has(tool) || asksForOwnData.safeParse(input).success)) {
    return calculate(null, [])
  }
  const { userId } = grant
  const cards = grant.hasCards ? await readCards(deps, userId) : null
  if (!grant.hasSpending || hasSpending.safeParse(input).success) {
    return calculate({ cards, spending: null }, [])
  }
  const nMonths = toolsAboutCards.has(tool) ? MONTHS_OF_CARDS : MONTHS_OF_TOTALS
  const query = { nMonths, acceptsOldData: true } as const
  try {
    return await withSpendingOfAccounts<Answer>(deps, userId, query, (spending, buffers) =>
      calculate({ cards, spending }, buffers),
    )
  } catch (error) {
    if (error instanceof AppError && error.status === NO_SPENDING_STATUS) {
      return calculate({ cards, spending: error.message }, [])
    }
    throw error
  }
}

/** Of every reason why an account has no spending: none is linked, or the bank hasn't sent any yet. */
const NO_SPENDING_STATUS = 412

async function readCards(deps: Deps, userId: string) {
  const [{ yourCards }, profile] = await Promise.all([
    readCardsOfUser(deps, userId),
    readAssumptions(deps, userId),
  ])
  return { yourCards, profile }
}
