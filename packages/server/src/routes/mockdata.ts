import { accountSchema } from '@cardsight/contract/banking'
import { sampleCardSchema } from '@cardsight/contract/cards'
import { z } from 'zod'
import { type ApiServer, failures } from '../http/api-server.ts'
import { getMockData } from '../services/get-mock-data.ts'

export function mockDataRoutes(app: ApiServer) {
  app.get(
    '/mockdata/:name.json',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Get fictional sample data',
        tags: ['content'],
        params: z.object({ name: z.string() }),
        response: { 200: z.union([z.array(accountSchema), z.array(sampleCardSchema)]), ...failures },
      },
    },
    async (request) => getMockData(request.params.name),
  )
}
