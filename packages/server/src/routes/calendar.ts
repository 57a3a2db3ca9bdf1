import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { ApiServer } from '../http/api-server.ts'
import { withinLimits } from '../http/rate-limit.ts'
import { findOwnerOfCalendar, readCalendar } from '../services/reminders/calendar-feed.ts'

/**
 * Private calendars. Calendar apps send no token of ours, so the address is the key: the request log has the route
 * instead, and addresses that are unknown, replaced or revoked get the same answer.
 */
export function mountCalendar(app: ApiServer, deps: Deps) {
  app.get<{ Params: { token: string } }>(
    '/calendar/:token.ics',
    { schema: { hide: true } },
    async (request, reply) => {
      const { ip: address, params } = request
      const userId = (await findOwnerOfCalendar(deps, params.token)) ?? (await refuse(address))
      const calendar = await withinLimits(deps, 'calendar', { address, account: userId }, () =>
        readCalendar(deps, userId),
      )
      return reply
        .type('text/calendar; charset=utf-8')
        .headers({
          'cache-control': 'no-store',
          'content-disposition': 'inline; filename="cardsight.ics"',
          'x-robots-tag': 'noindex',
        })
        .send(calendar)
    },
  )

  /** Some calendar services read the calendars of all their users from one address, so it only limits misses. */
  function refuse(address: string): Promise<never> {
    return withinLimits(deps, 'calendar-unknown', { address }, async () => {
      throw new AppError('not-found')
    })
  }
}
