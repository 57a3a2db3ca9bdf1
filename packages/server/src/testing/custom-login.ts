/** A login of the simulated bank whose accounts and transactions the test chooses. */
export type CustomRow = Readonly<{
  day: string
  posted?: string
  dollars: number
  text: string
  currency?: string
}>

export type CustomAccount = Readonly<{
  type?: string
  subtype?: string
  name: string
  mask: string
  currency?: string
  persistentId?: string
  rows: readonly CustomRow[]
}>

export function customLogin(accounts: readonly CustomAccount[]) {
  const override_accounts = accounts.map((account) => ({
    type: account.type ?? 'credit',
    subtype: account.subtype ?? 'credit card',
    currency: account.currency ?? null,
    persistent_account_id: account.persistentId ?? null,
    meta: { name: account.name, mask: account.mask },
    transactions: account.rows.map(({ day, posted = day, dollars, text, currency = null }) => ({
      date_transacted: day,
      date_posted: posted,
      amount: dollars,
      description: text,
      currency,
    })),
  }))
  return { username: 'user_custom', password: JSON.stringify({ override_accounts }) }
}
