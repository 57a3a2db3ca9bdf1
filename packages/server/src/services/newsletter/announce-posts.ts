import type { Deps } from '../../deps.ts'
import type { Feed } from '../../feed/feed.ts'
import { hasAnnounced, listSubscriberEmails, markAnnounced } from '../../repositories/newsletter.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'

/** Sends one email to every subscriber for each new post. Posts that existed at the first run aren't new. */
export async function announcePosts(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  feed: Feed,
): Promise<void> {
  // By path, so that moving the site to another domain doesn't make posts new.
  const posts = (await feed.read()).map(({ title, link }) => ({
    title,
    address: link,
    path: new URL(link).pathname,
  }))
  const now = clock()
  await db.transaction().execute(async (transaction) => {
    const isFirstTime = !(await hasAnnounced(transaction))
    const paths = posts.map(({ path }) => path)
    const fresh = await markAnnounced(transaction, paths, now)
    if (isFirstTime || fresh.length === 0) {
      return
    }
    const emails = await listSubscriberEmails(transaction)
    for (const { path, title, address } of posts) {
      for (const to of fresh.includes(path) ? emails : []) {
        await enqueueMail(transaction, { template: 'newsletter-post', to, data: { title, address } }, now)
      }
    }
  })
}
