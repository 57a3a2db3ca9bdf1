import type { Institution } from '../banking/list-institutions.ts'
import { isSameAccount } from '../banking/same-account.ts'

/**
 * Returns a person's accounts that the other person of the household linked too and sees purchases of. Accounts of
 * different providers aren't compared: someone could make up a link that looks like the other person's.
 */
export function listJointAccounts(
  own: readonly Institution[],
  others: readonly Institution[],
): ReadonlySet<string> {
  const seen = others.filter(({ isDisconnected }) => !isDisconnected)
  const isJoint = ({ item }: Institution, account: Institution['accounts'][number]) =>
    seen.some(
      (other) =>
        other.item.provider === item.provider &&
        other.item.environment === item.environment &&
        other.accounts.some((each) =>
          isSameAccount(
            { ...each, institutionId: other.item.institutionId },
            { ...account, institutionId: item.institutionId },
          ),
        ),
    )
  return new Set(
    own.flatMap((institution) =>
      institution.accounts
        .filter((account) => isJoint(institution, account))
        .map(({ accountId }) => accountId),
    ),
  )
}
