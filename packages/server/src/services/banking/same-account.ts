/** Accounts that more than one link shares, such as a joint account of two logins. */
type SharedOnce = Readonly<{
  name: string
  mask: string | null
  persistentId?: string | null
}>

/**
 * Returns whether two accounts of one institution are the same one. The provider's account ids differ with each link.
 * Where the bank has ids of its own, they decide. Otherwise name and mask do.
 */
export function isSameAccount(a: SharedOnce, b: SharedOnce): boolean {
  const [idOfA, idOfB] = [a.persistentId ?? null, b.persistentId ?? null]
  if (idOfA !== null && idOfB !== null) {
    return idOfA === idOfB
  }
  return a.name === b.name && a.mask === b.mask
}

type LinkedAccount = SharedOnce & Readonly<{ itemId: string; institutionId: string | null }>

/** Returns the accounts without those that an earlier link shares too, so that purchases count once. */
export function withoutRepeats<Linked extends LinkedAccount>(accounts: readonly Linked[]): Linked[] {
  return accounts.filter(
    (account, index) => !accounts.slice(0, index).some((earlier) => isRepeat(earlier, account)),
  )
}

function isRepeat(earlier: LinkedAccount, account: LinkedAccount): boolean {
  return (
    earlier.itemId !== account.itemId &&
    earlier.institutionId !== null &&
    earlier.institutionId === account.institutionId &&
    isSameAccount(earlier, account)
  )
}
