/** `/mcp`: the tools for assistants over streamable HTTP. Each request is answered on its own, so servers share nothing. */
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyRequest } from 'fastify'
import { createAssistant } from '../assistant/create-assistant.ts'
import { withOwnData } from '../assistant/own-data.ts'
import { tools } from '../assistant/tools.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { LimitByAddress } from '../http/address-limits.ts'
import type { ApiServer } from '../http/api-server.ts'
import type { Grant } from '../services/auth/access-tokens.ts'
import { todayOf } from '../services/get-cards.ts'
import { grantOf } from './grant-of.ts'

export const MCP_PATH = '/mcp'

export function mountAssistant(app: ApiServer, deps: Deps, limit: LimitByAddress) {
  const handlerFor = (request: FastifyRequest, grant: Grant | null) =>
    createMcpHandler(() =>
      createAssistant({
        release: deps.catalog,
        publicUrl: deps.publicUrl,
        ask: async (tool, input) => {
          try {
            limit('run', request, tools.find(({ name }) => name === tool)?.cost)
            const { bulk } = deps.runThreads
            const question = { tool, input, today: todayOf(deps), publicUrl: deps.publicUrl }
            return await withOwnData(deps, grant, question, (own, buffers) =>
              bulk.call('answerTool', { ...question, own }, buffers),
            )
          } catch (error) {
            return { problem: problemOf(error, request) }
          }
        },
      }),
    )

  app.post(MCP_PATH, { schema: { hide: true } }, async (request, reply) => {
    const grant = await grantOf(request, deps, { isExtension: false })
    const response = await handlerFor(request, grant).fetch(toWebRequest(request, deps.publicUrl), {
      parsedBody: request.body,
    })
    reply.code(response.status)
    for (const [name, value] of response.headers) {
      reply.header(name, value)
    }
    return reply.header('cache-control', 'no-store').send(await response.text())
  })
}

/** A bug is logged, and its message is nobody's business. */
function problemOf(error: unknown, { log }: FastifyRequest): string {
  if (error instanceof AppError && error.status < 500) {
    return 'Too many questions. Wait a minute and ask again.'
  }
  log.error({ err: error }, 'a tool failed')
  return 'We couldn’t answer this now. Try again in a minute.'
}

function toWebRequest({ headers, url, method }: FastifyRequest, publicUrl: string): Request {
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new Request(new URL(url, publicUrl), { method, headers: given })
}
