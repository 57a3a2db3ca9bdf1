import type { Deps } from '../deps.ts'
import { pingDatabase } from '../repositories/ping.ts'

/** Resolves with the engine that responded; rejects if the database doesn't. */
export async function checkReadiness({ database }: Pick<Deps, 'database'>): Promise<'embedded' | 'postgres'> {
  await pingDatabase(database.db)
  return database.engine
}
