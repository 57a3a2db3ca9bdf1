import { type AverageWallet, averageWalletSchema } from '@cardsight/contract/wallet'
import type { Day } from '@cardsight/engine/dates'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../deps.ts'
import { runMs } from '../http/address-limits.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { shareWork } from '../request-deadline.ts'
import { todayOf } from '../services/get-cards.ts'

/** The wallet that pages show without JavaScript. It has no input, so that it's searched once a day. */
export function averageWalletRoutes(app: ApiServer, deps: Deps) {
  const walletOn = new LRUCache<Day, AverageWallet>({
    max: 1,
    fetchMethod: (today) => deps.runThreads.bulk.call('averageWallet', { today }),
  })
  // Searched ahead, because it takes seconds, and the page of the first visitor wouldn't wait for it.
  app.addHook('onListen', () => {
    walletOn.forceFetch(todayOf(deps)).catch((err) => deps.log.warn({ err }, 'no average wallet'))
  })
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
