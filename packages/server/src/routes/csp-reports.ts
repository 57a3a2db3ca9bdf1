import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { createReportRecorder } from '../services/policy-reports/record-reports.ts'

/** A separate scope, because only this route accepts the content types of browsers' reports. */
export function cspReportsRoutes(app: ApiServer, deps: Deps) {
  const record = createReportRecorder(deps)
  app.register(async (scope: ApiServer) => {
    const parseJson = scope.getDefaultJsonParser('ignore', 'ignore')
    for (const type of ['application/reports+json', 'application/csp-report']) {
      scope.addContentTypeParser(type, { parseAs: 'string' }, parseJson)
    }
    scope.post(
      '/csp-reports',
      {
        config: { access: 'public', limit: 'policy-report' },
        schema: {
          summary: "Receive a browser's report about blocked content; stores no address and no full URL",
          tags: ['operations'],
          body: z.unknown(),
          response: { 200: z.object({}), ...failures },
        },
      },
      async (request) => {
        await record(request.body)
        return {}
      },
    )
  })
}
