/** The simulated SimpleFIN server on its own port, and the bank that talks to it. */
import { randomBytes } from 'node:crypto'
import { createSimpleFinServer, type SimpleFinOptions } from '@cardsight/sandbox'
import type { Bank } from '../bank/bank.ts'
import { simulatedSimpleFin } from '../bank/simplefin/open-simulated.ts'
import { createSimpleFinBank } from '../bank/simplefin/simplefin-bank.ts'

export type TestAccount = Readonly<{
  type?: string
  subtype?: string
  currency?: string
  meta: Readonly<{ name: string; mask?: string }>
  transactions: readonly Readonly<{
    date_transacted: string
    date_posted: string
    amount: number
    description: string
  }>[]
}>

export type TestSimpleFin = Readonly<{
  bank: Bank
  origin: string
  /** A setup token for these accounts. */
  createToken(accounts: readonly TestAccount[]): Promise<string>
  close(): Promise<unknown>
}>

export async function startSimpleFin(
  options: Pick<SimpleFinOptions, 'trouble' | 'maxDays' | 'store'> & { clock: () => Date },
): Promise<TestSimpleFin> {
  const server = createSimpleFinServer({ random: randomBytes, ...options })
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  const createToken = async (accounts: readonly TestAccount[]) => {
    const password = JSON.stringify({
      override_accounts: accounts.map((account) => ({ type: 'credit', subtype: 'credit card', ...account })),
    })
    const answer = await fetch(`${origin}/setup-tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'user_custom', password }),
    })
    const { setup_token: token }: { setup_token: string } = JSON.parse(await answer.text())
    return token
  }
  const bank = createSimpleFinBank({ ...simulatedSimpleFin(origin), clock: options.clock })
  return { bank, origin, createToken, close: () => server.close() }
}
