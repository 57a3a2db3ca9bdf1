import { tinyRelease } from '@cardsight/answers/testing'
import { apiPaths } from '@cardsight/contract/api-paths'
import { noCosts } from '@cardsight/contract/costs'
import { defaultProfile } from '@cardsight/contract/profile'
import { parseDay } from '@cardsight/engine/dates'
import { noCorrections } from '@cardsight/engine/spending'
import { afterAll, describe, expect, it } from 'vitest'
import { createBankingApp } from '../testing/banking-app.ts'
import { createRunThreads } from './run-threads.ts'

const threads = createRunThreads(tinyRelease, 1)
afterAll(() => threads.close())

describe('run threads', () => {
  it('reject an invalid request, and answer the next one', async () => {
    const question = {
      costs: {
        ...noCosts,
        grocery: 504,
        gas: 179,
        restaurant: 166,
        travel: 400,
        recreation: 487,
        other: 100,
      },
      window: { first: parseDay('2025-11-10'), last: parseDay('2026-11-10') },
      profile: defaultProfile,
      form: 'numbers',
      isBusy: false,
      encoding: 'identity',
      today: parseDay('2026-11-16'),
    } as const
    const window = { first: parseDay('2020-01-01'), last: parseDay('2026-11-10') }
    await expect(threads.quick.call('runOnCosts', { ...question, window })).rejects.toThrow(
      'at most 367 days',
    )
    const body = await threads.quick.call('runOnCosts', question)
    expect(new TextDecoder().decode(body)).toContain('"form":"numbers"')
  })

  it('calculate with what was moved to them', async () => {
    const line = ['2026-01-05', 'card-1', 'KROGER #0123', 360_00, null, null, null, null, null, false]
    const spending = {
      links: [
        { accounts: { 'card-1': 'credit' }, pages: [new TextEncoder().encode(JSON.stringify([line]))] },
      ],
      corrections: noCorrections,
      window: { first: parseDay('2025-11-10'), last: parseDay('2026-11-10') },
      nMonths: 12,
      historyFirst: parseDay('2026-01-05'),
    } as const
    // $360 in the 310 days since January 5, which is $34.84 for 30 days.
    expect(await threads.bulk.call('monthlyTotals', spending)).toEqual({ ...noCosts, grocery: 35 })
  })

  it('return the same bytes as the main thread would, in every form and encoding', async () => {
    const plain = await createBankingApp('embedded')
    const threaded = await createBankingApp('embedded', {
      database: plain.deps.database,
      runThreads: threads,
    })
    const person = await plain.addPerson()
    await plain.addLink(person, { lines: [['2026-01-05', 100_00, 'KROGER #0123']] })
    const typed = '1=504&2=179&4=166&5=100&8=487&9=400'
    const card = tinyRelease.cards[0]?.id
    const urls = [
      `${apiPaths.freeManualRun}?${typed}`,
      `${apiPaths.freeManualRun}?${typed}&form=numbers`,
      apiPaths.linkedRun,
      `${apiPaths.linkedRun}?form=numbers`,
      apiPaths.purchases,
      `${apiPaths.linkedExplanation}?card=${card}&years=3`,
      `${apiPaths.freeManualValue}?${typed}&card=${card}`,
      `${apiPaths.linkedValue}?card=${card}`,
      apiPaths.runDebug,
      `${apiPaths.runDebug}?${typed}`,
    ]
    const authorization = `Bearer ${person.token}`
    for (const url of urls) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const request = { url, headers: { authorization, 'accept-encoding': encoding } }
        const [own, expected] = [await threaded.app.inject(request), await plain.app.inject(request)]
        expect(own.statusCode, `${url}: ${own.body}`).toBe(200)
        expect(own.rawPayload.equals(expected.rawPayload)).toBe(true)
        const { date: _own, 'x-request-id': _id, ...headers } = own.headers
        const { date: _expected, 'x-request-id': _otherId, ...expectedHeaders } = expected.headers
        expect(headers).toEqual(expectedHeaders)
      }
    }
    await threaded.app.close()
    await plain.close()
  })
})
