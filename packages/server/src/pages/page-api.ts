/** The API for pages: in process, with the same validation and presenters as for a browser. */

import { apiPaths } from '@cardsight/contract/api-paths'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { withoutAddressLimits } from '../http/address-limits.ts'
import { abandonAfter, addressOfRequest, requestOver } from '../request-deadline.ts'

/** After this, a page says that a part isn't responding, instead of waiting for a hung database. */
const DATABASE_TIMEOUT_MS = 800
/** Share of a request's deadline that its calculations may use: the rest is for rendering the page. */
const CALCULATION_SHARE = 0.6

export type PageApi = Readonly<{
  /** Rejects if the API returns an error or doesn't respond in time. */
  get: (path: string) => Promise<unknown>
  /** The same as JSON text. */
  read: (path: string) => Promise<string>
}>

/** Who a page is for: everyone, or the visitor who chose what's on it, and whose limits its calls count against. */
export type Audience = 'everyone' | 'visitor'

export function createPageApi(
  app: Pick<FastifyInstance, 'inject'>,
  { requestDeadlineMs }: Pick<Deps, 'requestDeadlineMs'>,
  audience: Audience,
): PageApi {
  const calculationTimeoutMs = requestDeadlineMs * CALCULATION_SHARE

  async function read(path: string): Promise<string> {
    const ask = () => askFor(path, addressOfRequest())
    const answer = await inTime(path, () => (audience === 'everyone' ? withoutAddressLimits(ask) : ask()))
    if (answer.statusCode !== 200) {
      throw new Error(`${path} returned ${answer.statusCode}`)
    }
    return answer.payload
  }

  /**
   * Rejects if the work takes too long, and drops what hasn't started. The timer ends with the work: until it does, it
   * holds the whole answer.
   */
  async function inTime<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
    const timeout = path === apiPaths.overview ? DATABASE_TIMEOUT_MS : calculationTimeoutMs
    const late = new AbortController()
    const visitorLeft = audience === 'visitor' ? requestOver() : null
    const over = visitorLeft === null ? late.signal : AbortSignal.any([late.signal, visitorLeft])
    let timer: NodeJS.Timeout | undefined
    const isLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`${path} didn't respond in time`))
        late.abort()
      }, timeout).unref()
    })
    try {
      return await Promise.race([abandonAfter(over, work), isLate])
    } finally {
      clearTimeout(timer)
    }
  }

  /** Awaited here, because the call only starts then, and must start with its limits. */
  async function askFor(path: string, address: string | null) {
    const answer = await app.inject({
      method: 'GET',
      url: path,
      ...(address !== null && { remoteAddress: address }),
    })
    return answer
  }

  return { read, get: async (path) => JSON.parse(await read(path)) }
}
