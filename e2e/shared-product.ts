/** The product that all journeys without settings of their own share: most of a journey's time was its start. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestPostgres } from '../packages/server/src/testing/global-setup.ts'
import { copyDatabase } from '../packages/server/src/testing/postgres-admin.ts'
import { startProduct } from '../packages/server/src/testing/start-product.ts'
import { complaintsIn } from './complaints.ts'

export type SharedProduct = Readonly<{ url: string; databaseUrl: string; dataDir: string }>

export async function startSharedProduct({ adminUrl, template }: TestPostgres) {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardsight-journeys-'))
  const database = await copyDatabase(adminUrl, template)
  const product = await startProduct({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    // Each visit comes from an address of its own, so that journeys don't use up each other's rate limits.
    TRUSTED_PROXIES: '127.0.0.0/8, ::1',
  })
  return {
    shared: { url: product.url, databaseUrl: database.url, dataDir } satisfies SharedProduct,
    /** Throws if the product logged a warning or an error, or didn't end by itself. */
    stop: async () => {
      const exitCode = await product.stop()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      const complaints = complaintsIn(product.output())
      if (exitCode !== 0 || complaints.length > 0) {
        throw new Error(`The product ended with ${exitCode} and logged:\n${complaints.join('\n')}`)
      }
    },
  }
}
