/** Measures whether response times reveal if an email has an account. A ratio of 1 means they don't. */
import { apiPaths } from '@cardsight/contract/api-paths'
import { createBenchApp } from './bench-app.ts'

const DAY_MS = 24 * 60 * 60_000
const WARM_UP = 20
const kinds = ['known', 'unknown'] as const
const PASSWORD = 'plum-otter-velvet'

export type TimingRatio = Readonly<{ call: string; knownMs: number; unknownMs: number; ratio: number }>

/** Medians over `tries` calls of each kind, alternating so that any slowdown affects both. */
export async function measureTimingRatios(tries: number): Promise<TimingRatio[]> {
  let now = new Date()
  const { app, close } = await createBenchApp(null, () => now)
  const post = async (url: string, payload: object): Promise<number> => {
    // Every call is on a new day, so that no rate limit is reached.
    now = new Date(now.getTime() + DAY_MS)
    const start = performance.now()
    await app.inject({ method: 'POST', url, payload })
    return performance.now() - start
  }
  const addresses = { known: 'ada@example.com', unknown: 'nobody@example.com' }
  const person = { firstName: 'Ada', lastName: 'Quill', email: addresses.known, password: PASSWORD }
  await post(apiPaths.signUp, person)
  const calls = [
    { call: 'sign-in', ask: (email: string) => post(apiPaths.signIn, { email, password: 'not-this-one' }) },
    { call: 'password-restore', ask: (email: string) => post(apiPaths.passwordRestore, { email }) },
  ]
  const ratios: TimingRatio[] = []
  for (const { call, ask } of calls) {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let round = -WARM_UP; round < tries; round += 1) {
      // The order alternates between rounds, because the second call finds everything warm.
      for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
        const took = await ask(addresses[kind])
        if (round >= 0) {
          times[kind].push(took)
        }
      }
    }
    const [knownMs, unknownMs] = [medianOf(times.known), medianOf(times.unknown)]
    ratios.push({ call, knownMs, unknownMs, ratio: unknownMs / knownMs })
  }
  await close()
  return ratios
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
