import { execFileSync } from 'node:child_process'
import { lstatSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiPaths } from '@cardsight/contract/api-paths'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { launchProduct, type Product, startProduct } from '../testing/start-product.ts'

/** Up to three starts and an email written by a job, which take minutes only on a very busy machine. */
const TIMEOUT = { timeout: 240_000 }
const POLL = { timeout: 60_000, interval: 100 }
const GROUP_AND_OTHERS = 0o077

let parent: string
let dataDir: string
const running: Product[] = []

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'cardsight-at-rest-'))
  dataDir = join(parent, 'data')
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((product) => product.stop()))
  await rm(parent, { recursive: true, force: true })
})

const start = async () => {
  const product = await startProduct({ DATA_DIR: dataDir })
  running.push(product)
  return product
}

describe.skipIf(process.platform === 'win32')('the data folder', TIMEOUT, () => {
  it('is only accessible to its owner after a fresh start, after use, and after a start with wider permissions', async () => {
    const first = await start()
    expect(await accessibleToOthers()).toEqual([])

    await signUp(first)
    expect(await accessibleToOthers()).toEqual([])
    await first.stop()
    expect(first.output()).not.toContain('restricted the data folder to its owner')

    const outside = join(parent, 'outside.txt')
    await writeFile(outside, 'not ours')
    await chmod(outside, 0o644)
    await symlink(outside, join(dataDir, 'link'))
    execFileSync('chmod', ['-R', 'go+rwX', join(dataDir, 'db'), join(dataDir, 'outbox')])
    const widened = await accessibleToOthers()
    expect(widened.length).toBeGreaterThan(900)

    const second = await start()
    expect(await accessibleToOthers()).toEqual([])
    const report = second
      .output()
      .split('\n')
      .filter((line) => line.includes('restricted the data folder to its owner'))
    expect(report).toHaveLength(1)
    expect(JSON.parse(report[0] ?? '')).toMatchObject({ folder: dataDir, entries: widened.length })
    expect((await stat(outside)).mode & 0o777).toBe(0o644)
  })

  it("can't be a folder that all users share", async () => {
    await writeFile(join(parent, 'theirs'), 'not ours')
    await chmod(parent, 0o1777)
    const product = await launchProduct({ DATA_DIR: parent })
    running.push(product)
    expect(await product.ended).toBe(1)
    expect(product.output().trim()).toBe(
      `cardsight: All users share the folder ${parent}. Set DATA_DIR to a folder that only Cardsight uses.`,
    )
    expect((await stat(parent)).mode & 0o7777).toBe(0o1777)
    expect(await readdir(parent)).toEqual(['theirs'])
  })
})

/** Writes to the database, and to the outbox once the mail job has run. */
async function signUp({ url }: Product): Promise<void> {
  const person = {
    firstName: 'Ada',
    lastName: 'Quill',
    email: 'ada@example.com',
    password: 'plum-otter-velvet',
  }
  const answer = await fetch(`${url}${apiPaths.signUp}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  expect(answer.status).toBe(200)
  const mail = [expect.stringMatching(/\.eml$/)]
  await vi.waitFor(async () => expect(await readdir(join(dataDir, 'outbox'))).toEqual(mail), POLL)
}

/** Everything in the data folder, including the folder, that the group or others can read, write or enter. */
async function accessibleToOthers(): Promise<string[]> {
  const paths = [dataDir, ...(await readdir(dataDir, { recursive: true })).map((name) => join(dataDir, name))]
  const isOpen = paths.map((path) => {
    // Database files may disappear at any time.
    const status = lstatSync(path, { throwIfNoEntry: false })
    return status !== undefined && !status.isSymbolicLink() && (status.mode & GROUP_AND_OTHERS) !== 0
  })
  return paths.filter((_, index) => isOpen[index])
}
