/** The built product with an empty folder of its own, for suites that need a browser. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '@cardsight/server/testing'

export async function startOwnProduct() {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardsight-bench-'))
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  return {
    url: product.url,
    stop: async () => {
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
