import { makeCard, makeRelease, tinyRelease } from '@cardsight/answers/testing'
import { apiPaths } from '@cardsight/contract/api-paths'
import { type AverageWallet, averageWalletSchema } from '@cardsight/contract/wallet'
import type { Leaf } from '@cardsight/engine/categories'
import { expect, it, vi } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { createRunTasks } from '../threads/run-tasks.ts'
import { createInlineThreads } from '../threads/threads.ts'
import { SEARCH_AFTER_MS } from './average-wallet.ts'

const paying = (percent: number, where: { leaves: readonly Leaf[] } | { isEverything: true }) => ({
  id: `at-${percent}`,
  rate: percent * 1000,
  target: { kind: 'where', where } as const,
})
const catalog = makeRelease([
  makeCard('two-percent', 'Two Percent', { engine: { rules: [paying(2, { isEverything: true })] } }),
  makeCard('pump', 'Pump', { engine: { rules: [paying(5, { leaves: ['gas'] })] } }),
  makeCard('closed', 'Closed', { engine: { isOpen: false, rules: [paying(9, { isEverything: true })] } }),
])

async function ask(test: Awaited<ReturnType<typeof createTestApp>>): Promise<AverageWallet> {
  const answer = await test.app.inject({ url: apiPaths.averageWallet })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return averageWalletSchema.parse(answer.json())
}

it('answers for average spending and no cards, with the cards that it names', async () => {
  const test = await createTestApp('embedded', { catalog })
  const { today, best, single, cards, programs } = await ask(test)
  expect(today).toBe('2026-11-10')
  // $2,395 a month, $220 of them for gas: 12 × (220 × 5% + 2,175 × 2%) = 654.00
  expect(best.total).toBe(65_400)
  // 12 × 2,395 × 2% = 574.80
  expect(single?.total).toBe(57_480)
  expect(cards.map(({ cardId }) => cardId)).toEqual(['pump', 'two-percent'])
  expect(programs.map(({ key }) => key)).toEqual(['cash'])
  await test.close()
})

/** Threads that note what the bulk thread is asked for. */
function watchedThreads() {
  const threads = createInlineThreads(createRunTasks(tinyRelease, { checksAnswers: true }))
  const calls: string[] = []
  const bulk: typeof threads = {
    ...threads,
    call: (name, input) => {
      calls.push(name)
      return threads.call(name, input)
    },
  }
  return { calls, runThreads: { ...threads, quick: threads, bulk, start: async () => {} } }
}

it('is searched once a day, on a bulk thread', async () => {
  const { runThreads, calls } = watchedThreads()
  let now = new Date('2026-11-18T12:00:00Z')
  const test = await createTestApp('embedded', { catalog: tinyRelease, runThreads, clock: () => now })
  await Promise.all([ask(test), ask(test)])
  await ask(test)
  expect(calls).toEqual(['averageWallet'])
  now = new Date('2026-11-19T12:00:00Z')
  await ask(test)
  expect(calls).toEqual(['averageWallet', 'averageWallet'])
  await test.close()
})

it('is searched soon after the server listens, before anyone asks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { runThreads, calls } = watchedThreads()
  const test = await createTestApp('embedded', { catalog: tinyRelease, runThreads })
  await test.app.listen({ port: 0 })
  expect(calls).toEqual([])
  // Each check lets the fake time pass.
  await vi.waitFor(() => expect(calls).toEqual(['averageWallet']), {
    interval: SEARCH_AFTER_MS,
    timeout: 20 * SEARCH_AFTER_MS,
  })
  vi.useRealTimers()
  await test.close()
})
