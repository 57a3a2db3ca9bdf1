import { authSentences } from '@cardsight/contract'
import type { Client } from '../../auth/client.ts'
import type { Deps } from '../../deps.ts'
import { withdrawMail } from '../../repositories/mail-outbox.ts'
import { revokeOneTimeTokens } from '../../repositories/one-time-tokens.ts'
import { lockAccount, setEmail } from '../../repositories/users.ts'
import { recordEvent } from '../auth/record-event.ts'
import { refuseTakenEmail } from '../auth/refuse-taken-email.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { checkOldPassword, wrongOldPassword } from './check-old-password.ts'

type Change = Readonly<{ userId: string; email: string; oldPassword: string }>

/** At once; the new address is asked to confirm itself, and the old one is told. Links to the old one are worthless. */
export async function changeEmail(deps: Deps, { userId, email, oldPassword }: Change, client: Client) {
  const { socialEmail: socialSentence } = authSentences
  const checked = await checkOldPassword(deps, userId, { oldPassword, socialSentence })
  if (checked.email === email) {
    return
  }
  const now = deps.clock()
  await deps.database.db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, userId)
    if (account?.passwordHash !== checked.passwordHash) {
      throw wrongOldPassword()
    }
    await refuseTakenEmail(() => setEmail(transaction, userId, { email, verifiedAt: null }))
    await revokeOneTimeTokens(transaction, userId, ['password-reset', 'verify-email'])
    await withdrawMail(transaction, userId, 'verify-email')
    await recordEvent(transaction, { event: 'email-changed', userId, client, at: now })
    const data = { browser: client.browser, at: now }
    await enqueueMail(transaction, { template: 'email-changed', to: account.email, userId, data }, now)
    await enqueueMail(transaction, { template: 'verify-email', to: email, userId }, now)
  })
}
