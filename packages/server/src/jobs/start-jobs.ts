import type { Deps } from '../deps.ts'
import { endDueLinks } from '../services/banking/end-links.ts'
import { resolveExchanges } from '../services/banking/exchanges.ts'
import { resealTokens } from '../services/banking/reseal-tokens.ts'
import { syncDueItems } from '../services/banking/sync-due-items.ts'
import { updateWebhooks } from '../services/banking/update-webhooks.ts'
import { deleteExpiredData } from '../services/delete-expired-data.ts'
import { logEndingOffers } from '../services/log-ending-offers.ts'
import { sendDueMail } from '../services/mail/send-due-mail.ts'
import { announcePosts } from '../services/newsletter/announce-posts.ts'
import { sendDuePush } from '../services/push/send-due-push.ts'
import { sendDueDigests } from '../services/reminders/send-digests.ts'
import { checkDueWatches } from '../services/watches/check-due-watches.ts'
import { timed } from '../telemetry/timed.ts'
import { type Job, repeat } from './repeat.ts'

type Feed = Parameters<typeof announcePosts>[1]

const SECOND_MS = 1000
const DAY_MS = 86_400 * SECOND_MS

/** Starts the background jobs. `stop` waits for the current ones. */
export function startJobs(deps: Deps, ownFeed: Feed): { stop(): Promise<void> } {
  const jobs = [
    { name: 'bank links', everyMs: SECOND_MS, run: (signal: AbortSignal) => syncDueItems(deps, signal) },
    { name: 'bank endings', everyMs: 30 * SECOND_MS, run: () => endDueLinks(deps) },
    { name: 'bank exchanges', everyMs: 30 * SECOND_MS, run: () => resolveExchanges(deps) },
    { name: 'bank setup', everyMs: 600 * SECOND_MS, run: () => deps.bankSetup.run(), runsAtStart: true },
    {
      name: 'bank webhooks',
      everyMs: 600 * SECOND_MS,
      run: (signal: AbortSignal) => updateWebhooks(deps, signal),
      runsAtStart: true,
    },
    { name: 'bank tokens', everyMs: 600 * SECOND_MS, run: () => resealTokens(deps) },
    { name: 'mail', everyMs: SECOND_MS, run: () => sendDueMail(deps) },
    { name: 'letters', everyMs: 600 * SECOND_MS, run: () => announcePosts(deps, ownFeed) },
    {
      name: 'digests',
      everyMs: 10 * SECOND_MS,
      run: (signal: AbortSignal) => sendDueDigests(deps, signal),
    },
    {
      name: 'watches',
      everyMs: 10 * SECOND_MS,
      run: async (signal: AbortSignal) => {
        await checkDueWatches(deps, signal)
      },
    },
    { name: 'push', everyMs: SECOND_MS, run: (signal: AbortSignal) => sendDuePush(deps, signal) },
    { name: 'ending offers', everyMs: DAY_MS, run: async () => logEndingOffers(deps), runsAtStart: true },
    { name: 'delete-expired-data', everyMs: 600 * SECOND_MS, run: () => deleteExpiredData(deps) },
  ].map((job) => repeat({ ...job, run: observe(deps, job) }, deps.log))
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}

function observe({ metrics }: Deps, { name, run }: Job): Job['run'] {
  return (signal) => timed(metrics.jobSeconds, { job: name }, () => run(signal))
}
