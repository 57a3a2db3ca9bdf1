import { messageSchema } from '@cardsight/contract/account'
import { errorReportSentences } from '@cardsight/contract/error-reports'
import { errorReportSchema } from '@cardsight/contract/site'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { clientOf } from '../http/client-of.ts'
import { withinLimits } from '../http/rate-limit.ts'
import { getCard } from '../services/get-cards.ts'
import { reportError } from '../services/report-error.ts'

export function errorReportRoutes(app: ApiServer, deps: Deps) {
  app.post(
    '/cards/:cardId/reports',
    {
      config: { access: 'public' },
      schema: {
        summary: "Report an error in a card's facts; needs no account",
        tags: ['catalog'],
        params: z.object({ cardId: z.string() }),
        body: errorReportSchema,
        response: { 200: messageSchema, ...failures },
      },
    },
    async (request) => {
      const card = getCard(deps, request.params.cardId)
      const { address } = clientOf(request, deps)
      await withinLimits(deps, 'error-report', { address }, () => reportError(deps, card, request.body))
      return { message: errorReportSentences.sent }
    },
  )
}
