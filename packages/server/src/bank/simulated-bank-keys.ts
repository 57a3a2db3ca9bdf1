import { hkdfSync } from 'node:crypto'

/** Keys of the simulated bank that servers share. They follow from the secret that the servers share too. */
export function simulatedBankKeys(secret: Uint8Array): { clientId: string; secret: string } {
  const hex = (use: string, byteCount: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `simulated bank: ${use}`, byteCount)).toString('hex')
  return { clientId: hex('client id', 12), secret: hex('secret', 15) }
}
