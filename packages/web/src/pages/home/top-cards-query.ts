import { costNamesInTables } from '../../content/costs.ts'

/** The query parameters of the top cards: amounts and profile. The server ignores all others. */
export const topCardsParameters: readonly string[] = [
  ...costNamesInTables,
  ...['credit', 'programs', 'memberships', 'points', 'pointValues', 'credits'],
  ...['rotating', 'portals', 'rent', 'balance', 'payment'],
]
