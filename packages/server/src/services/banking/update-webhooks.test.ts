import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Bank } from '../../bank/bank.ts'
import { BankError } from '../../bank/bank-error.ts'
import { type BankingApp, createBankingApp } from '../../testing/banking-app.ts'
import { type SandboxBank, startSandboxBank } from '../../testing/sandbox-bank.ts'
import { linkInstitution } from './link-institution.ts'
import { updateWebhooks } from './update-webhooks.ts'

const OLD_URL = 'https://old.example/api/plaid/webhook'
const NEW_URL = 'https://new.example/api/plaid/webhook'

let sandbox: SandboxBank
let test: BankingApp
beforeAll(async () => {
  sandbox = await startSandboxBank({ webhookUrl: OLD_URL })
  test = await createBankingApp('embedded', { bank: sandbox.bank })
})
afterAll(async () => {
  await test.close()
  await sandbox.close()
})

/** The same bank after PUBLIC_URL has changed, with a count of its calls. */
function bankAt(url: string, fails = false): { bank: Bank; calls: string[] } {
  const calls: string[] = []
  const bank = sandbox.openBank({ webhookUrl: url })
  const update = async (accessToken: string) => {
    calls.push(accessToken)
    if (fails) {
      throw new BankError('unavailable', 'DOWN')
    }
    await bank.webhooks?.update(accessToken)
  }
  return { bank: { ...bank, webhooks: { url, update } }, calls }
}

it('moves the webhooks of older links once after PUBLIC_URL has changed, and repeats what failed', async () => {
  const { id: userId } = await test.addPerson()
  const publicToken = await sandbox.link({ webhook: OLD_URL })
  await linkInstitution(test.deps, { userId, publicToken, metadata: null })
  const run = ({ bank, calls }: ReturnType<typeof bankAt>) =>
    updateWebhooks({ ...test.deps, bank }).then(() => calls.length)

  // A new link already has the current URL.
  expect(await run(bankAt(OLD_URL))).toBe(0)

  expect(await run(bankAt(NEW_URL, true))).toBe(1)
  const moved = bankAt(NEW_URL)
  expect(await run(moved)).toBe(1)
  expect(await run(moved)).toBe(1)

  const [accessToken = ''] = moved.calls
  const { data } = await sandbox.plaid.itemGet({ access_token: accessToken })
  expect(data.item.webhook).toBe(NEW_URL)
})

it('calls nobody if the provider cannot reach us', async () => {
  await expect(updateWebhooks({ ...test.deps, bank: sandbox.openBank({ webhookUrl: null }) })).resolves.toBe(
    undefined,
  )
})
