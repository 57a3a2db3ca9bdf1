/** The API for pages: in process, with the same validation and presenters as for a browser. */

import { apiPaths } from '@cardsight/contract/api-paths'
import type { PageContext } from '@cardsight/contract/pages'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { withoutAddressLimits } from '../http/address-limits.ts'

/** After this, a page says that a part isn't responding, instead of waiting for a hung database. */
const DATABASE_TIMEOUT_MS = 800
/** Share of a request's deadline that its calculations may use: the rest is for rendering the page. */
const CALCULATION_SHARE = 0.6

export function createPageApi(
  app: Pick<FastifyInstance, 'inject'>,
  { requestDeadlineMs }: Pick<Deps, 'requestDeadlineMs'>,
): PageContext['api'] {
  const calculationTimeoutMs = requestDeadlineMs * CALCULATION_SHARE
  return {
    async get(path) {
      const answer = await inTime(path, () => withoutAddressLimits(() => ask(path)))
      if (answer.statusCode !== 200) {
        throw new Error(`${path} returned ${answer.statusCode}`)
      }
      return answer.json()
    },
  }

  /** Rejects if the work takes too long. The timer ends with the work: until it does, it holds the whole answer. */
  async function inTime<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
    const timeout = path === apiPaths.overview ? DATABASE_TIMEOUT_MS : calculationTimeoutMs
    let timer: NodeJS.Timeout | undefined
    const isLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${path} didn't respond in time`)), timeout).unref()
    })
    try {
      return await Promise.race([work(), isLate])
    } finally {
      clearTimeout(timer)
    }
  }

  /** Awaited here, because the call only starts then, and must start outside the limits. */
  async function ask(path: string) {
    const answer = await app.inject({ method: 'GET', url: path })
    return answer
  }
}
