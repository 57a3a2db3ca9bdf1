/** Whether our keys and settings work at the bank-data provider, for operators. */
import type { Bank } from '../../bank/bank.ts'
import type { Logger } from '../../logging/log.ts'

export type BankSetup = Readonly<{
  state: 'unknown' | 'ok' | 'misconfigured' | 'unreachable'
  /** What the operator has to fix. */
  problems: readonly string[]
}>

export type BankSetupCheck = Readonly<{
  /** The result of the last check; 'unknown' before the first one. */
  latest(): BankSetup
  /** Calls the provider. Never rejects. */
  run(): Promise<void>
}>

/** The simulated bank knows our keys. Calling it would load the provider's SDK, which takes 60 MB. */
export const simulatedBankSetup: BankSetupCheck = {
  latest: () => ({ state: 'ok', problems: [] }),
  run: async () => {},
}

type CheckDeps = Readonly<{ bank: Pick<Bank, 'findSetupProblems'>; log: Logger }>

/** Logs a result only if it differs from the last one, so that the check can run often. */
export function createBankSetupCheck({ bank, log }: CheckDeps): BankSetupCheck {
  let latest: BankSetup = { state: 'unknown', problems: [] }
  return {
    latest: () => latest,
    run: async () => {
      const found = await checkSetup(bank)
      if (found.state !== latest.state || found.problems.join() !== latest.problems.join()) {
        logSetup(log, found)
      }
      latest = found
    },
  }
}

async function checkSetup(bank: CheckDeps['bank']): Promise<BankSetup> {
  try {
    const problems = await bank.findSetupProblems()
    return { state: problems.length > 0 ? 'misconfigured' : 'ok', problems }
  } catch {
    return { state: 'unreachable', problems: [] }
  }
}

function logSetup(log: Logger, { state, problems }: BankSetup): void {
  if (state === 'misconfigured') {
    log.error({ problems }, 'nobody can link a bank until this is fixed')
  } else if (state === 'unreachable') {
    log.warn('the bank-data provider does not respond; check the network and HTTPS_PROXY')
  } else {
    log.info('the bank-data provider accepts our keys and settings')
  }
}
