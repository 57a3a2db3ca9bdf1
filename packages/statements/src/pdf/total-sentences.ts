/** User-facing sentences about totals that don't match what we read. */

export const totalSentences = {
  group: (group: string, printed: string, read: string, difference: string) =>
    `The statement says ${group} ${printed}, but we read ${read}: ${difference}.`,
  balance: (printed: string, read: string, difference: string) =>
    `The balance of this statement changes by ${printed}, but the transactions we read add up to ${read}: ${difference}.`,
  missing: (amount: string) => `${amount} is missing`,
  tooMuch: (amount: string) => `${amount} too much`,
  unread: (line: number, text: string) => `Line ${line} has an amount that we didn't count: "${text}"`,
} as const
