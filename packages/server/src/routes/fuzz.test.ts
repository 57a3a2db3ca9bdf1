import { apiPaths } from '@cardsight/contract/api-paths'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BankingApp, createBankingApp, type Person } from '../testing/banking-app.ts'
import { createRandom, type FuzzedCall, fuzzCalls, type OpenApi } from '../testing/fuzz-calls.ts'
import { startSandboxBank } from '../testing/sandbox-bank.ts'
import { startSimpleFin } from '../testing/simplefin-bank.ts'

/** `CASES=40` makes 100,000 calls; `npm test` makes a part of 2,500. */
const TIMES = Number(process.env.CASES ?? 1)
const ROUNDS = Math.ceil(TIMES)
const CALLS = 2_500 * Math.min(TIMES, 1)
const FIRST_SEED = 20_261_118
const seeds = Array.from({ length: ROUNDS }, (_, round) => FIRST_SEED + round)
const CALLS_AT_ONCE = 10
const NOW = new Date('2026-11-10T12:00:00Z')

let test: BankingApp
const logged: string[] = []
const closing: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  const clock = () => NOW
  const sandbox = await startSandboxBank({ clock })
  const simpleFin = await startSimpleFin({ clock })
  test = await createBankingApp('postgres', {
    bank: sandbox.bank,
    otherBanks: [simpleFin.bank],
    log: pino({ level: 'error' }, { write: (line: string) => logged.push(line) }),
  })
  closing.push(test.close, simpleFin.close, sandbox.close)
})
afterAll(async () => {
  for (const close of closing) {
    await close()
  }
})

it.each(seeds)(`answers ${CALLS} hostile calls of all routes without a 5xx, with seed %i`, async (seed) => {
  const random = createRandom(seed)
  const document: OpenApi = (await test.app.inject(apiPaths.openApi)).json()
  const known = knownValues()
  const calls = fuzzCalls(document, { random, known })
  const failures: object[] = []
  const answered = new Set<string>()
  let person = await addPerson(known)
  for (let count = 0; count < CALLS; count += CALLS_AT_ONCE) {
    logged.length = 0
    const batch = Array.from({ length: CALLS_AT_ONCE }, () => calls.next().value)
    const answers = await Promise.all(batch.map((call) => send(call, random(4) === 0 ? null : person)))
    for (const [index, { statusCode }] of answers.entries()) {
      const { method, route, url, payload } = batch[index] as FuzzedCall
      if (statusCode >= 500) {
        const log = logged.join('')
        failures.push({ statusCode, method, url: shorten(url), payload: shorten(payload), log: shorten(log) })
      } else if (statusCode < 400) {
        answered.add(`${method} ${route}`)
      }
    }
    // Calls end sessions, delete accounts and use up limits.
    person = await addPerson(known)
  }
  expect(failures).toEqual([])
  // Hostile values mustn't hide the code behind the checks.
  const routes = Object.values(document.paths).flatMap((methods) => Object.keys(methods))
  expect(answered.size).toBeGreaterThan(routes.length * 0.4)
})

let clients = 0

/** Each from an address of its own, so that limits don't hide failures. */
async function send(call: FuzzedCall, person: Person | null) {
  clients += 1

  return test.app.inject({
    method: call.method as 'GET',
    url: call.url,
    remoteAddress: `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`,
    headers: {
      ...(call.contentType !== undefined && { 'content-type': call.contentType }),
      ...(person !== null && { authorization: `Bearer ${person.token}` }),
    },
    ...(call.payload !== undefined && { payload: call.payload }),
  })
}

/** The last of the known values are the person's own. */
async function addPerson(known: string[]): Promise<Person> {
  const person = await test.addPerson()
  const { handle } = await test.addLink(person, { lines: [['2026-10-20', 12_345, 'STORE']] })
  known.splice(-2, 2, person.id, handle)
  return person
}

function knownValues(): string[] {
  const cards = test.deps.catalog.cards.map(({ id }) => id)
  const days = ['2026-01-01', '2026-11-01', '2026-11']
  return [...cards, ...days, 'card-1', 'grocery', '10', '1', 'true', 'Ada', 'plum-otter-velvet', '', '']
}

function shorten(text: string | Buffer | undefined): string {
  return text?.toString().slice(0, 1000) ?? ''
}
