/** The API as pages ask it: in process, through the same validation and presenters as a browser. */
import { apiPaths, type PageContext } from '@cardsight/contract'
import type { FastifyInstance } from 'fastify'
import { withoutAddressLimits } from '../http/address-limits.ts'

/** A page says that a part is not answering rather than keep a reader waiting for a hung database. */
const DATABASE_PATIENCE_MS = 800
/** What is only calculated comes for sure, on a busy machine a little later. */
const CALCULATION_PATIENCE_MS = 5_000

export function createPageApi(app: Pick<FastifyInstance, 'inject'>): PageContext['api'] {
  return {
    async get(path) {
      const answer = await Promise.race([withoutAddressLimits(() => ask(path)), timeUp(path)])
      if (answer.statusCode !== 200) {
        throw new Error(`${path} answered ${answer.statusCode}`)
      }
      return answer.json()
    },
  }

  /** Awaited here, because the call starts only then, and must start without limits. */
  async function ask(path: string) {
    const answer = await app.inject({ method: 'GET', url: path })
    return answer
  }
}

function timeUp(path: string): Promise<never> {
  const patience = path === apiPaths.overview ? DATABASE_PATIENCE_MS : CALCULATION_PATIENCE_MS
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${path} did not answer in time`)), patience).unref()
  })
}
