import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { listSocialIdentities, type SocialIdentity } from '../../repositories/social-identities.ts'
import { type AccountRow, findAccount } from '../../repositories/users.ts'

export type AccountWithSocial = Readonly<{ account: AccountRow; identities: readonly SocialIdentity[] }>

export async function getAccount(
  { database: { db } }: Pick<Deps, 'database'>,
  userId: string,
): Promise<AccountWithSocial> {
  const [account, identities] = await Promise.all([findAccount(db, userId), listSocialIdentities(db, userId)])
  if (account === null) {
    throw new AppError('signed-out')
  }
  return { account, identities }
}
