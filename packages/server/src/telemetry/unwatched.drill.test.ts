import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiPaths } from '@cardsight/contract/api-paths'
import { expect, it } from 'vitest'
import { unpackSnapshot } from '../testing/embedded-snapshot.ts'
import { startProduct } from '../testing/start-product.ts'

const LIST_TELEMETRY = new URL('./fixtures/list-telemetry.ts', import.meta.url)

it('a server without settings for it loads no telemetry SDK', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardsight-unwatched-'))
  await unpackSnapshot(dataDir)
  const product = await startProduct({ DATA_DIR: dataDir, NODE_OPTIONS: `--import ${LIST_TELEMETRY.href}` })
  await fetch(`${product.url}${apiPaths.ready}`)
  expect(await product.stop()).toBe(0)
  const loaded = Array.from(product.output().matchAll(/^loaded (.*)$/gm), ([, name]) => name)
  expect(new Set(loaded)).toEqual(new Set(['main']))
  await rm(dataDir, { recursive: true, force: true })
})
