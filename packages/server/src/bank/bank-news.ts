/** What a provider's webhook says about a link, in our own terms. */
export type BankNews = Readonly<
  | { kind: 'look'; providerItemId: string }
  | { kind: 'repaired'; providerItemId: string }
  | { kind: 'expiring'; providerItemId: string }
  | { kind: 'new-accounts'; providerItemId: string }
  | { kind: 'revoked'; providerItemId: string }
  | { kind: 'account-revoked'; providerItemId: string; accountId: string }
>
