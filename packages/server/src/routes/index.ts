import { apiPaths } from '@cardsight/contract/api-paths'
import type { Deps } from '../deps.ts'
import type { LimitByAddress } from '../http/address-limits.ts'
import type { ApiServer } from '../http/api-server.ts'
import { requireStorable } from '../text/storable-text.ts'
import { requireAccess } from './access.ts'
import { assumptionsRoutes } from './assumptions.ts'
import { authRoutes } from './auth.ts'
import { authConfirmRoutes } from './auth-confirm.ts'
import { authPasskeyRoutes } from './auth-passkeys.ts'
import { authRecoveryRoutes } from './auth-recovery.ts'
import { authSessionsRoutes } from './auth-sessions.ts'
import { authSocialRoutes } from './auth-social.ts'
import { authTokenRoutes } from './auth-tokens.ts'
import { authTwoStepRoutes } from './auth-two-step.ts'
import { averageWalletRoutes } from './average-wallet.ts'
import { backtestRoutes } from './backtest.ts'
import { bankWebhookRoutes } from './bank-webhook.ts'
import { bankingRoutes } from './banking.ts'
import { blogRoutes } from './blog.ts'
import { cardChangesRoutes } from './card-changes.ts'
import { cardReportRoutes } from './card-report.ts'
import { cardsRoutes } from './cards.ts'
import { cspReportsRoutes } from './csp-reports.ts'
import { debugRoutes } from './debug.ts'
import { errorReportRoutes } from './error-reports.ts'
import { explainRoutes } from './explain.ts'
import { extensionRoutes } from './extension.ts'
import { healthRoutes } from './health.ts'
import { householdRoutes } from './household.ts'
import { importsRoutes } from './imports.ts'
import { mockDataRoutes } from './mockdata.ts'
import { newsletterRoutes } from './newsletter.ts'
import { overviewRoutes } from './overview.ts'
import { prepareCatalog } from './prepared-catalog.ts'
import { purchasesRoutes } from './purchases.ts'
import { reminderRoutes } from './reminders.ts'
import { setupTokenRoutes } from './setup-tokens.ts'
import { transactionsRoutes } from './transactions.ts'
import { usersRoutes } from './users.ts'
import { valueOverTimeRoutes } from './value-over-time.ts'
import { watchRoutes } from './watches.ts'
import { yourCardsRoutes } from './your-cards.ts'

/** Registers every route of the API under `/api`. */
export function mountRoutes(app: ApiServer, deps: Deps, limit: LimitByAddress) {
  const catalog = prepareCatalog(deps)
  return app.register(
    async (api: ApiServer) => {
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store')
      })
      requireAccess(api, deps)
      // After validation, because a route's own sentence names the field. A route without a schema for its body parses it itself.
      api.addHook('preHandler', async ({ params, query, body, routeOptions }) =>
        requireStorable([params, query, routeOptions.schema?.body === undefined ? null : body]),
      )
      healthRoutes(api, deps)
      overviewRoutes(api, deps)
      blogRoutes(api, deps)
      newsletterRoutes(api, deps)
      authRoutes(api, deps)
      authRecoveryRoutes(api, deps)
      authSocialRoutes(api, deps)
      authSessionsRoutes(api, deps)
      authConfirmRoutes(api, deps)
      authTwoStepRoutes(api, deps)
      authPasskeyRoutes(api, deps)
      authTokenRoutes(api, deps)
      extensionRoutes(api, deps)
      assumptionsRoutes(api, deps)
      yourCardsRoutes(api, deps)
      householdRoutes(api, deps)
      reminderRoutes(api, deps)
      watchRoutes(api, deps)
      usersRoutes(api, deps)
      bankingRoutes(api, deps)
      setupTokenRoutes(api, deps)
      transactionsRoutes(api, deps)
      importsRoutes(api, deps)
      cardsRoutes(api, deps, catalog)
      cardChangesRoutes(api, deps)
      cardReportRoutes(api, deps)
      errorReportRoutes(api, deps)
      backtestRoutes(api, deps)
      averageWalletRoutes(api, deps)
      explainRoutes(api, deps)
      valueOverTimeRoutes(api, deps)
      debugRoutes(api, deps)
      purchasesRoutes(api, deps)
      mockDataRoutes(api)
      bankWebhookRoutes(api, deps, limit)
      cspReportsRoutes(api, deps)
    },
    { prefix: apiPaths.root },
  )
}
