import type { Database } from '../db/database.ts'

type Engines = readonly Database['engine'][]

/** For tests that can differ between the two: SQL, transactions, locks, deadlines and migrations. */
export const bothDatabases: Engines = ['embedded', 'postgres']

/** For all other tests that `npm run test:all` runs on both databases, and `npm test` on the embedded one only. */
export const databases: Engines = process.env.TESTS === 'quick' ? ['embedded'] : bothDatabases
