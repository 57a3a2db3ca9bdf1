/** Highest amount for one category: five digits. */
export const MOST_DOLLARS = 99_999

/** Maximum rows of an import. */
export const MOST_IMPORTED_ROWS = 60_000

/** Dollars a year. A card that adds less isn't worth another account, in wallets and plans. */
export const DEFAULT_LEAST_ADDED = 50
