import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signedInSchema } from '@cardsight/contract/account'
import { apiPaths } from '@cardsight/contract/api-paths'
import {
  bankStatusSchema,
  linkFinishSchema,
  linkStepSchema,
  linkTokenSchema,
  simulatedLinkPath,
} from '@cardsight/contract/banking'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unpackSnapshot } from '../testing/embedded-snapshot.ts'
import { type Product, startProduct } from '../testing/start-product.ts'

/** Timeout of each wait: the simulated bank sends the full history ten seconds after the link. */
const TIMEOUT_MS = 120_000
const POLL = { timeout: TIMEOUT_MS, interval: 250 }

let dataDir: string
let product: Product
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cardsight-restart-'))
  await unpackSnapshot(dataDir)
})
afterEach(async () => {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
})

it('keeps the link and its transactions over a restart with a new secret during the import', {
  timeout: 3 * TIMEOUT_MS,
}, async () => {
  product = await startProduct({ DATA_DIR: dataDir })
  const person = {
    firstName: 'Ada',
    lastName: 'Quill',
    email: 'ada@example.com',
    password: 'plum-otter-velvet',
  }
  const { accessToken: session } = signedInSchema.parse(await post(apiPaths.signUp, person))
  await linkBank(session)
  expect(await status(session)).toMatchObject({ isImporting: true })
  const isWebhookTaken = /"path":"\/api\/plaid\/webhook","status":200/
  await vi.waitFor(() => expect(product.output()).toMatch(isWebhookTaken), POLL)

  expect(await product.stop()).toBe(0)
  const first = product.output()
  product = await startProduct({ DATA_DIR: dataDir, APP_SECRET: randomBytes(32).toString('base64') })
  await vi.waitFor(async () => expect(await status(session)).toMatchObject({ isImporting: false }), POLL)
  const output = first + product.output()
  const bankFile = await readFile(join(dataDir, 'sandbox-bank.json'), 'utf8')
  expect(bankFile).toContain('access-sandbox-')
  // Not even redacted: no token reaches the log.
  expect(output).not.toMatch(/access-sandbox|public-sandbox|link-sandbox|\[secret\]/)
  expect(output).not.toMatch(/"level":(40|50)/)
})

async function linkBank(session: string): Promise<void> {
  const { linkToken } = linkTokenSchema.parse(await post(apiPaths.createLinkToken, {}, session))
  const login = { institution_id: 'ins_109508', username: 'user_good', password: 'pass_good' }
  const step = linkStepSchema.parse(
    await post(simulatedLinkPath('login'), { link_token: linkToken, ...login }),
  )
  const account_ids = step.next === 'accounts' ? step.accounts.map(({ id }) => id) : []
  const { public_token, metadata } = linkFinishSchema.parse(
    await post(simulatedLinkPath('finish'), { session_id: step.session_id, account_ids }),
  )
  await post(`${apiPaths.addToken}?publicToken=${public_token}`, metadata, session)
}

async function post(path: string, body: object, session?: string) {
  const answer = await fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(session !== undefined && { authorization: `Bearer ${session}` }),
    },
    body: JSON.stringify(body),
  })
  expect([path.split('?')[0], answer.status]).toEqual([path.split('?')[0], 200])
  return answer.json()
}

async function status(session: string) {
  const answer = await fetch(`${product.url}${apiPaths.bankStatus}`, {
    headers: { authorization: `Bearer ${session}` },
  })
  return bankStatusSchema.parse(await answer.json()).institutions[0]
}
