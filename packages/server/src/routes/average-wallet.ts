import { type AverageWallet, averageWalletSchema } from '@cardsight/contract/wallet'
import type { Day } from '@cardsight/engine/dates'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../deps.ts'
import { runMs } from '../http/address-limits.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { shareWork } from '../request-deadline.ts'
import { todayOf } from '../services/get-cards.ts'

/** After the start, when the first visitors have what they asked for. */
export const SEARCH_AFTER_MS = 10_000

/**
 * The wallet that pages show without JavaScript. It has no input, so that it's searched once a day, and ahead of the first
 * visitor: it takes seconds, and a page doesn't wait for it.
 */
export function averageWalletRoutes(app: ApiServer, deps: Deps) {
  const walletOn = new LRUCache<Day, AverageWallet>({
    max: 1,
    fetchMethod: (today) => deps.runThreads.bulk.call('averageWallet', { today }),
  })
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', () => {
    timer = setTimeout(() => {
      // A server that is too busy searches with the first visitor's request.
      walletOn.forceFetch(todayOf(deps)).catch((err) => deps.log.info({ err }, 'no average wallet yet'))
    }, SEARCH_AFTER_MS)
  })
  app.addHook('onClose', () => clearTimeout(timer))
  app.get(
    '/free/average-wallet',
    {
      config: { access: 'public', limit: 'run', cost: runMs.run },
      schema: {
        summary: 'Get the best two cards for what the average U.S. household spends, and which to use where',
        tags: ['runs'],
        response: { 200: averageWalletSchema, ...failures },
      },
    },
    () => shareWork(() => walletOn.forceFetch(todayOf(deps))),
  )
}
