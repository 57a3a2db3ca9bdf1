import { expect, it } from 'vitest'
import { listDueBankEndings } from '../../repositories/bank-endings.ts'
import { listBankItems } from '../../repositories/bank-items.ts'
import { bothDatabases } from '../../testing/databases.ts'
import { makeUser } from '../../testing/factories.ts'
import { startSandboxBank } from '../../testing/sandbox-bank.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { linkInstitution } from './link-institution.ts'

it.each(bothDatabases)(
  'keeps one link if two tabs link a bank at once, and removes the other, on %s',
  async (engine) => {
    const sandbox = await startSandboxBank()
    const { deps, close } = await createTestApp(engine, { bank: sandbox.bank })
    const { db } = deps.database
    const { id: userId } = await makeUser(db)
    const publicTokens = await Promise.all([sandbox.link(), sandbox.link(), sandbox.link()])
    const outcomes = await Promise.allSettled(
      publicTokens.map((publicToken) => linkInstitution(deps, { userId, publicToken, metadata: null })),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await listBankItems(db, userId)).toHaveLength(1)
    expect(await listDueBankEndings(db, [deps.bank], { now: deps.clock(), most: 10 })).toHaveLength(2)
    await close()
    await sandbox.close()
  },
)
