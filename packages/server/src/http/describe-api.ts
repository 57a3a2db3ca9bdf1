/** `/api/openapi.json` and the page for people at `/api/docs`, made from the schemas that validate the requests. */
import { apiPaths } from '@cardsight/contract'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { ApiServer } from './api-server.ts'

export async function describeApi(app: ApiServer, { publicUrl }: { publicUrl: string }) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cardsight',
        version: '0.1.0',
        description: 'Which credit card would have earned the most on the money that is really spent.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: apiPaths.docs,
    staticCSP: true,
    uiConfig: { deepLinking: true, docExpansion: 'list' },
    theme: { title: 'Cardsight API' },
  })
  app.get(apiPaths.openApi, { schema: { hide: true } }, async () => app.swagger())
}
