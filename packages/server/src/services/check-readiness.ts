import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { pingDatabase } from '../repositories/ping.ts'
import type { BankSetup } from './banking/bank-setup.ts'

type Readiness = Readonly<{ database: 'embedded' | 'postgres'; bank: BankSetup }>

/**
 * Resolves with the engine that responded; rejects if the database doesn't, or if the server is about to stop. Problems with the bank-data
 * provider are only shown: everything else works without it.
 */
export async function checkReadiness({
  database,
  bankSetup,
  isDraining,
}: Pick<Deps, 'database' | 'bankSetup' | 'isDraining'>): Promise<Readiness> {
  if (isDraining()) {
    throw new AppError('unavailable')
  }
  await pingDatabase(database.db)
  return { database: database.engine, bank: bankSetup.latest() }
}
