/** The API for pages: in process, with the same validation and presenters as for a browser. */

import { apiPaths } from '@cardsight/contract/api-paths'
import type { PageContext } from '@cardsight/contract/pages'
import type { FastifyInstance } from 'fastify'
import { withoutAddressLimits } from '../http/address-limits.ts'

/** After this, a page says that a part isn't responding, instead of waiting for a hung database. */
const DATABASE_TIMEOUT_MS = 800
/** Pure calculations always finish, only later on a busy machine. */
const CALCULATION_TIMEOUT_MS = 5_000

export function createPageApi(app: Pick<FastifyInstance, 'inject'>): PageContext['api'] {
  return {
    async get(path) {
      const answer = await Promise.race([withoutAddressLimits(() => ask(path)), timeUp(path)])
      if (answer.statusCode !== 200) {
        throw new Error(`${path} returned ${answer.statusCode}`)
      }
      return answer.json()
    },
  }

  /** Awaited here, because the call only starts then, and must start outside the limits. */
  async function ask(path: string) {
    const answer = await app.inject({ method: 'GET', url: path })
    return answer
  }
}

function timeUp(path: string): Promise<never> {
  const timeout = path === apiPaths.overview ? DATABASE_TIMEOUT_MS : CALCULATION_TIMEOUT_MS
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${path} didn't respond in time`)), timeout).unref()
  })
}
