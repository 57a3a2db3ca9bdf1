/** Turns an outbox entry into the email to send, with a one-time token created just now. */
import { emailedPaths } from '@cardsight/contract/emailed-paths'
import { pagePaths } from '@cardsight/contract/paths'
import { newToken } from '../../auth/token.ts'
import type { OneTimePurpose } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { composeHtml, composeText } from '../../mail/compose.ts'
import type { Mail } from '../../mail/mailer.ts'
import {
  emailChangeData,
  invitationData,
  isMailTemplate,
  type MailTemplate,
  mailTemplates,
} from '../../mail/templates.ts'
import { setUndoToken } from '../../repositories/email-changes.ts'
import { setInvitationToken } from '../../repositories/household-invitations.ts'
import type { OutboxMail } from '../../repositories/mail-outbox.ts'
import { createOneTimeToken, revokeOneTimeTokens } from '../../repositories/one-time-tokens.ts'
import { type AccountRow, findAccount, findAccountByEmail } from '../../repositories/users.ts'
import { isNewsletterTemplate, prepareNewsletterMail } from '../newsletter/prepare-newsletter-mail.ts'
import { prepareDigestMail } from '../reminders/prepare-digest-mail.ts'

const HOUR_MS = 60 * 60_000

type Link = Readonly<{ purpose: OneTimePurpose; lifetimeMs: number; page: (token: string) => string }>

/** Emails whose link has a one-time token. Only the newest token for a purpose is valid. */
const links: Readonly<Partial<Record<MailTemplate, Link>>> = {
  'password-reset': { purpose: 'password-reset', lifetimeMs: HOUR_MS, page: pagePaths.restorePassword },
  'verify-email': { purpose: 'verify-email', lifetimeMs: 72 * HOUR_MS, page: pagePaths.verifyEmail },
}

/** Returns null if there is nobody to send it to: a reset for an unknown address, or a deleted user. */
export async function prepareMail(deps: Deps, entry: OutboxMail): Promise<Mail | null> {
  const { template, recipient } = entry
  if (!isMailTemplate(template)) {
    throw new Error(`The outbox has an email of the unknown kind ${template}`)
  }
  if (isNewsletterTemplate(template)) {
    const newsletterMail = await prepareNewsletterMail(deps, { template, recipient })
    return newsletterMail && compose(deps, entry, { ...newsletterMail, to: recipient })
  }
  if (template === 'card-digest') {
    const { userId } = entry
    const prepared = userId && (await prepareDigestMail(deps, { userId, recipient }))
    return prepared ? compose(deps, entry, { ...prepared, template, to: recipient }) : null
  }
  if (template === 'password-reset') {
    const account = await findAccountByEmail(deps.database.db, recipient)
    return account && prepareReset(deps, entry, account)
  }
  if (template === 'undo-email-change') {
    return prepareUndo(deps, entry)
  }
  if (template === 'household-invitation') {
    return prepareInvitation(deps, entry)
  }
  const account = entry.userId === null ? null : await findAccount(deps.database.db, entry.userId)
  const link = links[template]
  if (link === undefined) {
    return compose(deps, entry, { template, to: recipient, address: '' })
  }
  // The former owner of a changed address must not be able to confirm it.
  const isCurrent = account?.email === recipient
  return isCurrent && account.emailVerifiedAt === null
    ? compose(deps, entry, { template, to: recipient, address: await makeLink(deps, account, link) })
    : null
}

async function prepareReset(deps: Deps, entry: OutboxMail, account: AccountRow): Promise<Mail> {
  const link = links['password-reset']
  if (account.isGoogle || link === undefined) {
    return compose(deps, entry, { template: 'password-of-social', to: account.email, address: '' })
  }
  const address = await makeLink(deps, account, link)
  return compose(deps, entry, { template: 'password-reset', to: account.email, address })
}

/** Sends nothing if the change was undone meanwhile from an older address of the account. */
async function prepareUndo(deps: Deps, entry: OutboxMail): Promise<Mail | null> {
  const { changeId } = emailChangeData.parse(entry.data)
  const { token, hash } = newToken()
  const value = { tokenHash: hash, now: deps.clock() }
  const { userId } = entry
  if (userId === null || !(await setUndoToken(deps.database.db, { id: changeId, userId }, value))) {
    return null
  }
  const address = `${deps.publicUrl}${pagePaths.undoEmailChange(token)}`
  return compose(deps, entry, { template: 'undo-email-change', to: entry.recipient, address })
}

/** Sends nothing if the invitation was withdrawn meanwhile. */
async function prepareInvitation(deps: Deps, entry: OutboxMail): Promise<Mail | null> {
  const { invitationId: id } = invitationData.parse(entry.data)
  const { token, hash } = newToken()
  const value = { tokenHash: hash, now: deps.clock() }
  const { userId } = entry
  if (userId === null || !(await setInvitationToken(deps.database.db, { id, userId }, value))) {
    return null
  }
  const address = `${deps.publicUrl}${emailedPaths.household(token)}`
  return compose(deps, entry, { template: 'household-invitation', to: entry.recipient, address })
}

async function makeLink(deps: Deps, { id, email }: AccountRow, link: Link): Promise<string> {
  const { token, hash } = newToken()
  const expiresAt = new Date(deps.clock().getTime() + link.lifetimeMs)
  await deps.database.db.transaction().execute(async (transaction) => {
    await revokeOneTimeTokens(transaction, id, [link.purpose])
    const value = { purpose: link.purpose, tokenHash: hash, userId: id, email, expiresAt }
    await createOneTimeToken(transaction, value)
  })
  return `${deps.publicUrl}${link.page(token)}`
}

type Filled = Readonly<{ template: MailTemplate; to: string; address: string; headers?: Mail['headers'] }>

function compose(
  deps: Deps,
  { id, data }: OutboxMail,
  { template, to, address, headers = {} }: Filled,
): Mail {
  const content = mailTemplates[template](data, { link: address, home: deps.publicUrl })
  const { subject, isTextOnly = false, replyTo } = content
  return {
    id,
    to,
    subject,
    text: composeText(content),
    html: isTextOnly ? null : composeHtml(content),
    replyTo,
    headers,
  }
}
