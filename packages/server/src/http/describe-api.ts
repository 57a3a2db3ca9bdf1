/** Serves `/api/openapi.json` and the page at `/api/docs`, generated from the validation schemas. */
import { apiPaths } from '@cardsight/contract/api-paths'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyContextConfig, FastifySchema } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { ApiServer } from './api-server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Schema of a body that the route parses itself, for the API documentation. */
    describedBody?: z.ZodType
  }
}

/**
 * Hash of the one style element that the page's script adds; an e2e test fails if another version adds a
 * different one.
 */
const ADDED_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"

/** The page sets style attributes; everything else it needs is a separate file. */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src-elem 'self' ${ADDED_STYLE}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The library's top bar shows its own logo; the description above the calls shows our name. */
const LOOK = `
  body { background: #faf8f3; }
  .swagger-ui .topbar { display: none; }
  .swagger-ui .scheme-container { background: #fff; box-shadow: none; border-block: 1px solid #e0dbcd; }
  .swagger-ui .info .title, .swagger-ui .opblock-tag { color: #12211b; }
`

export async function describeApi(app: ApiServer, { publicUrl }: { publicUrl: string }) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cardsight',
        version: '1.0.0',
        description: 'Find the credit card that would have earned you the most on your actual spending.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (given) =>
      jsonSchemaTransform({ ...given, schema: withDescribedBody(given.schema, given.route.config) }),
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, {
    routePrefix: apiPaths.docs,
    staticCSP: PAGE_POLICY,
    uiConfig: { deepLinking: true, docExpansion: 'list' },
    theme: { title: 'Cardsight API', css: [{ filename: 'cardsight.css', content: LOOK }] },
  })
  app.get(apiPaths.openApi, { schema: { hide: true } }, async () => app.swagger())
}

function withDescribedBody(schema: FastifySchema, config: FastifyContextConfig | undefined): FastifySchema {
  return config?.describedBody === undefined ? schema : { ...schema, body: config.describedBody }
}
