import type { CatalogCard } from '@cardsight/catalog'
import { reportableFactNames } from '@cardsight/contract/error-reports'
import type { ErrorReport } from '@cardsight/contract/site'
import type { Deps } from '../deps.ts'
import { enqueueMail } from './mail/enqueue-mail.ts'

/** Emails the report to the team. It's stored nowhere else. Drops it if it has the field that only bots fill in. */
export async function reportError(
  { database, clock, supportEmail }: Pick<Deps, 'database' | 'clock' | 'supportEmail'>,
  card: Pick<CatalogCard, 'id' | 'name'>,
  { fact, correction, seenAt, email, website }: ErrorReport,
): Promise<void> {
  if (website !== '') {
    return
  }
  const data = {
    cardId: card.id,
    cardName: card.name,
    fact: reportableFactNames[fact],
    correction,
    seenAt,
    replyTo: email,
  }
  await enqueueMail(database.db, { template: 'error-report', to: supportEmail, data }, clock())
}
