import { expect, it } from 'vitest'
import { simulatedBankKeys } from './simulated-bank-keys.ts'

it('are the same for servers with the same secret, and different for others', () => {
  const keys = simulatedBankKeys(new Uint8Array(32).fill(1))
  expect(simulatedBankKeys(new Uint8Array(32).fill(1))).toEqual(keys)
  expect(simulatedBankKeys(new Uint8Array(32).fill(2))).not.toEqual(keys)
  expect(keys.clientId).toMatch(/^[\da-f]{24}$/)
  expect(keys.secret).toMatch(/^[\da-f]{30}$/)
})
