import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { tinyRelease } from '@cardsight/answers/testing'
import { apiPaths } from '@cardsight/contract/api-paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BankingApp, createBankingApp, type Person } from '../testing/banking-app.ts'
import { createRunThreads } from './run-threads.ts'

const ROWS = 8000
/**
 * The main thread's longest turn as a share of the CPU time of all threads. Blocking work would take nearly
 * all of it.
 */
const MAX_TURN_SHARE = 0.25

// Exposes the collector, so that the garbage of one case isn't collected during the next.
setFlagsFromString('--expose-gc')
const collectGarbage: unknown = runInNewContext('gc')

const account = { id: 'a', name: 'Visa Platinum', mask: '4410', subtype: 'credit card' }
const rows = Array.from({ length: ROWS }, (_, index) => ({
  account: 'a',
  day: `2026-0${1 + (index % 9)}-1${index % 10}`,
  amountCents: 100 + index,
  name: `CHIPOTLE ${index}`,
}))
const body = JSON.stringify({ institutionName: 'Old Mill Credit Union', accounts: [account], rows })
const junk = JSON.stringify({ rows: Array.from({ length: 200_000 }, (_, index) => [index, {}]) })

describe('the main thread stays free for other requests during', () => {
  const runThreads = createRunThreads(tinyRelease)
  let test: BankingApp
  let person: Person
  beforeAll(async () => {
    test = await createBankingApp('embedded', { runThreads, checksAnswers: false })
    person = await test.addPerson()
    // A worker thread loads its modules with its first call.
    await Promise.all([test.call('GET', apiPaths.linkedRun, person), save('{}')])
  })
  afterAll(async () => {
    await test.close()
    await runThreads.close()
  })

  const save = (payload: string) =>
    test.app.inject({
      method: 'POST',
      url: apiPaths.imports,
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      payload,
    })

  it.each<[string, number, () => ReturnType<typeof save>]>([
    ['an import', 200, () => save(body)],
    ['the same import again', 200, () => save(body)],
    ['an import of junk', 400, () => save(junk)],
    ['a run', 200, () => test.call('GET', apiPaths.linkedRun, person)],
    [
      'a run in the compact form',
      200,
      () => test.call('GET', apiPaths.linkedRun, person, { query: { form: 'numbers' } }),
    ],
    ['the list of purchases', 200, () => test.call('GET', apiPaths.purchases, person)],
    [
      'an explanation',
      200,
      () => test.call('GET', apiPaths.linkedExplanation, person, { query: { card: 'two-percent' } }),
    ],
    ['the debug output', 200, () => test.call('GET', apiPaths.runDebug, person)],
    ['the export', 200, () => test.call('GET', apiPaths.userExport(person.id), person)],
    ['removing everything', 200, () => test.call('POST', apiPaths.unlinkAll, person)],
  ])('%s', async (_, status, call) => {
    const { answer, shareOfLongestTurn } = await watch(call)
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(status)
    expect(shareOfLongestTurn).toBeLessThan(MAX_TURN_SHARE)
  })
})

/** Measures CPU time, because wall-clock time depends on the machine's other work. */
async function watch<Answer>(call: () => Promise<Answer>) {
  if (typeof collectGarbage === 'function') {
    collectGarbage()
  }
  let [isOver, longest, last] = [false, 0, mainThreadMs()]
  const turns = async () => {
    do {
      await setTimeout(1)
      const now = mainThreadMs()
      longest = Math.max(longest, now - last)
      last = now
    } while (!isOver)
  }
  const before = process.cpuUsage()
  const watching = turns()
  const answer = await call()
  isOver = true
  await watching
  const { user, system } = process.cpuUsage(before)
  return { answer, shareOfLongestTurn: longest / ((user + system) / 1000) }
}

function mainThreadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
