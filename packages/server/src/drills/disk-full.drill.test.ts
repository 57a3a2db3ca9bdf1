import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signedInSchema } from '@cardsight/contract/account'
import { apiPaths } from '@cardsight/contract/api-paths'
import { expect, it, vi } from 'vitest'
import { unpackSnapshot } from '../testing/embedded-snapshot.ts'
import { startProduct } from '../testing/start-product.ts'

/** A disk of its own: a file system in memory that only the server's process sees. */
const DISK_SIZE = '192m'
const WITHIN = { timeout: 120_000, interval: 250 }
const MEGABYTE = Buffer.alloc(1024 * 1024)

/** A private mount needs Linux with user namespaces, or root. */
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', tmpdir()]).status === 0

it.skipIf(!canMount)(
  'a full disk gives 503 for writes only, and the server continues by itself once there is space',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cardsight-disk-'))
    const prepared = await mkdtemp(join(tmpdir(), 'cardsight-disk-'))
    await unpackSnapshot(prepared)
    const mount = `mount -t tmpfs -o size=${DISK_SIZE} none "$0" && cp -a ${prepared} "$0/data" && exec "$@"`
    const product = await startProduct(
      { DATA_DIR: join(folder, 'data') },
      { wrapper: ['unshare', '-rm', 'sh', '-c', mount, folder] },
    )
    const disk = `/proc/${product.process.pid}/root${folder}`
    const filler = join(disk, 'filler')
    const call = (path: string, init: RequestInit = {}) => fetch(`${product.url}${path}`, init)
    const signUp = (name: string) =>
      call(apiPaths.signUp, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          firstName: 'Ada',
          lastName: 'Quill',
          email: `${name}@example.com`,
          password: 'plum-otter-velvet',
        }),
      })
    const { accessToken } = signedInSchema.parse(await (await signUp('before')).json())
    const headers = { authorization: `Bearer ${accessToken}` }

    fill(filler)
    expect(statfsSync(disk).bavail).toBe(0)
    for (const name of ['one', 'two', 'three']) {
      const answer = await signUp(name)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
    }
    const reads = [apiPaths.health, apiPaths.ready, apiPaths.authorize, apiPaths.overview, '/', '/cards']
    for (const path of reads) {
      expect([path, (await call(path, { headers })).status]).toEqual([path, 200])
    }
    expect(product.output()).toContain('The disk of the data folder has only 0 MB left')

    rmSync(filler)
    await vi.waitFor(async () => expect((await signUp('after')).status).toBe(200), WITHIN)
    expect((await call(apiPaths.authorize, { headers })).status).toBe(200)
    expect(await product.stop()).toBe(0)
    await rm(folder, { recursive: true, force: true })
    await rm(prepared, { recursive: true, force: true })
  },
)

function fill(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (const block of [MEGABYTE, MEGABYTE.subarray(0, 4096)]) {
      fillWith(file, block)
    }
  } finally {
    closeSync(file)
  }
}

function fillWith(file: number, block: Uint8Array): void {
  for (;;) {
    try {
      writeSync(file, block)
    } catch {
      return
    }
  }
}
