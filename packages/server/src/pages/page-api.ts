/** The API as pages ask it: in process, through the same validation and presenters as a browser. */
import type { PageContext } from '@cardsight/contract'
import type { FastifyInstance } from 'fastify'

/** A page says that a part is not answering rather than keep a reader waiting for a hung database. */
const PAGE_PATIENCE_MS = 800

export function createPageApi(app: Pick<FastifyInstance, 'inject'>): PageContext['api'] {
  return {
    async get(path) {
      const answer = await Promise.race([app.inject({ method: 'GET', url: path }), timeUp(path)])
      if (answer.statusCode !== 200) {
        throw new Error(`${path} answered ${answer.statusCode}`)
      }
      return answer.json()
    },
  }
}

function timeUp(path: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${path} did not answer in time`)), PAGE_PATIENCE_MS).unref()
  })
}
