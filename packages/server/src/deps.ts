import type { Release } from '@cardsight/catalog'
import type { Bank } from './bank/bank.ts'
import type { Database } from './db/database.ts'
import type { Logger } from './log.ts'
import type { Web } from './pages/web.ts'

/** Everything the app needs of the world, filled by `main.ts` and by tests. */
export type Deps = Readonly<{
  database: Database
  bank: Bank
  catalog: Release
  clock: () => Date
  log: Logger
  publicUrl: string
  hasDebugDashboard: boolean
  /** The built pages; null serves the API alone. */
  web: Web | null
  /** Parse every answer with its own schema: on in tests, where a wrong answer must be seen. */
  checksAnswers: boolean
}>
