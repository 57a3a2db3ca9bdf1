import type { Release } from '@cardsight/catalog'
import type { BreachedPasswords } from './auth/breached-passwords.ts'
import type { PasswordHasher } from './auth/password-hasher.ts'
import type { SocialProvider } from './auth/social-provider.ts'
import type { Bank } from './bank/bank.ts'
import type { SimulatedLink } from './bank/plaid/simulated-link.ts'
import type { Database } from './db/database.ts'
import type { Feed } from './feed/feed.ts'
import type { AddressLimits } from './http/address-limits.ts'
import type { Logger } from './logging/log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Web } from './pages/web.ts'
import type { PushSender } from './push/push-sender.ts'
import type { Queue } from './queue.ts'
import type { Cipher } from './secrets/cipher.ts'
import type { BankSetupCheck } from './services/banking/bank-setup.ts'
import type { Metrics } from './telemetry/metrics.ts'
import type { PageThreads } from './threads/page-threads.ts'
import type { RunThreads } from './threads/run-threads.ts'

/** Dependencies of the app, created by `main.ts` and by tests. */
export type Deps = Readonly<{
  database: Database
  /** The provider whose widget opens first. */
  bank: Bank
  /** More providers that people can link with. */
  otherBanks: readonly Bank[]
  /** Whether our settings work at the bank-data provider. */
  bankSetup: BankSetupCheck
  /** Server part of the simulated linking flow; null with Plaid, which has its own. */
  simulatedLink: SimulatedLink | null
  /** Encrypts values that must not be readable in the database. */
  cipher: Cipher
  mailer: Mailer
  /** Sends notifications to browsers. */
  push: PushSender
  passwords: PasswordHasher
  /** Leaked passwords that nobody may choose; null to check only the built-in list. */
  breachedPasswords: BreachedPasswords | null
  /** Null if no provider is configured. */
  social: SocialProvider | null
  catalog: Release
  /** Runs calculations on worker threads. */
  runThreads: RunThreads
  /** Renders pages with what a visitor chose; null renders them on the main thread, as in development. */
  pageThreads: PageThreads | null
  /** Limits how many requests hold all transactions of a user in memory. */
  bulkQueue: Queue
  /** Feed of an external blog; null to use the built-in blog. */
  blogFeed: Feed | null
  /** External page that replaces our newsletter form; null to use our form. */
  newsletterEmbedUrl: string | null
  clock: () => Date
  log: Logger
  /** Records nothing unless someone collects metrics. */
  metrics: Metrics
  publicUrl: string
  /** Shown on the pages. Gets the error reports from card pages. */
  supportEmail: string
  /** Addresses or ranges of proxies whose `X-Forwarded-For` is trusted; empty trusts none. */
  trustedProxies: readonly string[]
  /** Rate limits for anonymous requests by client address; null turns them off. */
  addressLimits: AddressLimits | null
  /** Requests that take longer get a 503. */
  requestDeadlineMs: number
  /** Whether the server is about to stop. */
  isDraining: () => boolean
  hasDebugDashboard: boolean
  /** The built pages; null serves only the API. */
  web: Web | null
  /** Validates every response with its schema: on in tests, where an invalid response must fail. */
  checksAnswers: boolean
}>
