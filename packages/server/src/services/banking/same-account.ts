/** Accounts that more than one link shares, such as a joint account of two logins. */
type SharedOnce = Readonly<{
  name: string
  mask: string | null
  persistentId?: string | null
}>

/** Null if the institution is unknown. A link that combines several banks has an id for all of them. */
type AtInstitution = SharedOnce & Readonly<{ institutionId: string | null }>
type LinkedAccount = AtInstitution & Readonly<{ itemId: string }>

/**
 * Returns whether two accounts are the same one. The provider's account ids differ with each link. Where the bank has
 * ids of its own, they decide. Otherwise institution, name and mask do.
 */
export function isSameAccount(a: AtInstitution, b: AtInstitution): boolean {
  const [idOfA, idOfB] = [a.persistentId ?? null, b.persistentId ?? null]
  if (idOfA !== null && idOfB !== null) {
    return idOfA === idOfB
  }
  const isSameInstitution = a.institutionId !== null && a.institutionId === b.institutionId
  return isSameInstitution && a.name === b.name && a.mask === b.mask
}

/** Returns the accounts without those that an earlier link shares too, so that purchases count once. */
export function withoutRepeats<Linked extends LinkedAccount>(accounts: readonly Linked[]): Linked[] {
  return accounts.filter(
    (account, index) =>
      !accounts
        .slice(0, index)
        .some((earlier) => earlier.itemId !== account.itemId && isSameAccount(earlier, account)),
  )
}
