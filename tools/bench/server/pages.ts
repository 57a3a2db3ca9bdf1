import { builtWeb } from '../../../packages/server/src/process/built-web.ts'
import { createBenchApp } from './bench-app.ts'

const ROUNDS = 400
const WARM_UP_ROUNDS = 100

/**
 * CPU time of `/` as a browser requests it: rendered for each request (a URL that isn't cached) compared to
 * cached.
 */
export async function benchPages() {
  const { app, close } = await createBenchApp(builtWeb)
  const get = async (url: string) => {
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    if (answer.statusCode !== 200) {
      throw new Error(`${url} returned ${answer.statusCode}`)
    }
  }
  const renderedMs = await cpuMsPerRound((round) => get(`/?round=${round}`))
  const cachedMs = await cpuMsPerRound(() => get('/'))
  await close()
  return [
    { name: '/ rendered', unit: 'ms CPU', value: renderedMs },
    { name: '/ cached', unit: 'ms CPU', value: cachedMs },
    { name: 'rendered ÷ cached', unit: 'ratio', value: renderedMs / cachedMs, atLeast: 10 },
  ]
}

async function cpuMsPerRound(run: (round: number) => Promise<void>): Promise<number> {
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    await run(-round)
  }
  const before = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++) {
    await run(round)
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / ROUNDS
}
