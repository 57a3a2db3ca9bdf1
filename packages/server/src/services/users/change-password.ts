import { authSentences } from '@cardsight/contract/auth-sentences'
import type { Client } from '../../auth/client.ts'
import type { Deps } from '../../deps.ts'
import { revokeOneTimeTokens } from '../../repositories/one-time-tokens.ts'
import { endSessions, type SessionRow } from '../../repositories/sessions.ts'
import { lockAccount, setPasswordHash } from '../../repositories/users.ts'
import { refuseCommonPassword } from '../auth/common-passwords.ts'
import { recordEvent } from '../auth/record-event.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { checkOldPassword, wrongOldPassword } from './check-old-password.ts'

type Change = Readonly<{ userId: string; session: SessionRow; password: string; oldPassword: string }>

/** Ends every other session and invalidates pending reset links. */
export async function changePassword(
  deps: Deps,
  { userId, session, password, oldPassword }: Change,
  client: Client,
): Promise<void> {
  const { socialPassword: socialSentence } = authSentences
  const checked = await checkOldPassword(deps, { userId, session, oldPassword, socialSentence })
  await refuseCommonPassword(deps, password, checked.email)
  const passwordHash = await deps.passwords.hash(password)
  const now = deps.clock()
  await deps.database.db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, userId)
    if (account?.passwordHash !== checked.passwordHash) {
      throw wrongOldPassword()
    }
    await setPasswordHash(transaction, userId, passwordHash)
    await endSessions(transaction, userId, { except: session.id })
    await revokeOneTimeTokens(transaction, userId, ['password-reset', 'second-factor', 'extension-code'])
    await recordEvent(transaction, { event: 'password-changed', userId, client, at: now })
    const data = { browser: client.browser, at: now }
    await enqueueMail(transaction, { template: 'password-changed', to: checked.email, userId, data }, now)
  })
}
