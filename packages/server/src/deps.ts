import type { Release } from '@cardsight/catalog'
import type { PasswordHasher } from './auth/password-hasher.ts'
import type { SocialProvider } from './auth/social-provider.ts'
import type { Bank } from './bank/bank.ts'
import type { SimulatedLink } from './bank/simulated-link.ts'
import type { Database } from './db/database.ts'
import type { Feed } from './feed/feed.ts'
import type { AddressLimits } from './http/address-limits.ts'
import type { Logger } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Web } from './pages/web.ts'
import type { Queue } from './queue.ts'
import type { RunThreads } from './run-threads.ts'
import type { Cipher } from './secrets/cipher.ts'

/** Everything the app needs of the world, filled by `main.ts` and by tests. */
export type Deps = Readonly<{
  database: Database
  bank: Bank
  /** The simulated bank's half of the linking flow; null with Plaid, which brings its own. */
  simulatedLink: SimulatedLink | null
  /** Seals what the database must not show. */
  cipher: Cipher
  mailer: Mailer
  passwords: PasswordHasher
  /** Null where no provider is set up. */
  social: SocialProvider | null
  catalog: Release
  /** Runs calculations on worker threads. */
  runThreads: RunThreads
  /** Limits how many requests hold all of a person's transactions in memory. */
  inTurn: Queue
  /** Another site's feed; null where the product's own blog is shown. */
  blogFeed: Feed | null
  /** The outside page that takes the place of our own newsletter form; null where ours is used. */
  newsletterEmbedUrl: string | null
  clock: () => Date
  log: Logger
  publicUrl: string
  /** Addresses or ranges of proxies whose `X-Forwarded-For` is believed; nobody's where it is empty. */
  trustedProxies: readonly string[]
  /** Limits on anonymous work by client address; null turns them off. */
  addressLimits: AddressLimits | null
  /** A request that takes longer is answered with 503. */
  requestDeadlineMs: number
  hasDebugDashboard: boolean
  /** The built pages; null serves the API alone. */
  web: Web | null
  /** Parse every answer with its own schema: on in tests, where a wrong answer must be seen. */
  checksAnswers: boolean
}>
