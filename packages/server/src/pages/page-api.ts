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
      const answer = await Promise.race([withoutAddressLimits(() => ask(path)), timeUp(path)])
      if (answer.statusCode !== 200) {
        throw new Error(`${path} returned ${answer.statusCode}`)
      }
      return answer.json()
    },
  }

  function timeUp(path: string): Promise<never> {
    return failAfter(path === apiPaths.overview ? DATABASE_TIMEOUT_MS : calculationTimeoutMs, path)
  }

  /** Awaited here, because the call only starts then, and must start outside the limits. */
  async function ask(path: string) {
    const answer = await app.inject({ method: 'GET', url: path })
    return answer
  }
}

function failAfter(timeout: number, path: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${path} didn't respond in time`)), timeout).unref()
  })
}
