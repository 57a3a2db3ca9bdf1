/** The app on the simulated bank behind a server that can fail its calls, and what the app logged. */
import { createLog } from '../logging/log.ts'
import { createBankingApp } from './banking-app.ts'
import { startFaultServer } from './fault-server.ts'
import { type SandboxBankOptions, startSandboxBank } from './sandbox-bank.ts'

type Options = Pick<SandboxBankOptions, 'exchange'> & { clock: () => Date }

export async function startFaultyBank(engine: 'postgres' | 'embedded', options: Options) {
  const sandbox = await startSandboxBank(options)
  const faults = await startFaultServer(sandbox.baseUrl)
  const lines: string[] = []
  const test = await createBankingApp(engine, {
    bank: sandbox.openBank({ baseUrl: faults.baseUrl }),
    log: createLog('info', { write: (line) => lines.push(line) }),
    clock: options.clock,
  })
  return {
    sandbox,
    faults,
    test,
    lines,
    close: async () => {
      await test.close()
      await faults.close()
      await sandbox.close()
    },
  }
}

export type FaultyBank = Awaited<ReturnType<typeof startFaultyBank>>
