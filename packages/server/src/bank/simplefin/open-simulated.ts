import type { SimpleFinBankOptions } from './simplefin-bank.ts'

const TIMEOUT_MS = 10_000

/** Options of a bank on the built-in simulated server, which creates its own setup tokens. */
export function simulatedSimpleFin(
  origin: string,
): Pick<SimpleFinBankOptions, 'environment' | 'simulatedOrigin' | 'createUrl' | 'createTestToken'> {
  return {
    environment: 'simulated',
    simulatedOrigin: origin,
    createUrl: null,
    createTestToken: async () => {
      const answer = await fetch(`${origin}/setup-tokens`, {
        method: 'POST',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return answeredToken(await answer.json())
    },
  }
}

function answeredToken(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('setup_token' in body)) {
    throw new Error('The simulated SimpleFIN server sent no setup token')
  }
  return String(body.setup_token)
}
