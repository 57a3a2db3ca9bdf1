import { linkedRun } from '@cardsight/answers/testing'
import type { CostName } from '@cardsight/contract/costs'
import type { ContextSlug } from '@cardsight/contract/paths'
import { describe, expect, it } from 'vitest'
import { costNamesInTables } from '../../content/costs.ts'
import { landingOf } from '../../content/landing-contexts.ts'
import { loadLanding } from './load-landing.ts'

const { numbers, texts } = linkedRun()
const queryKeys: Record<CostName, string> = {
  ...{ grocery: '1', gas: '2', restaurant: '4', other: '5', recreation: '8', travel: '9' },
}

/** Returns the amounts that the page's run was requested with. */
async function amountsOf(slug: ContextSlug | null, search = '') {
  const asked: string[] = []
  const api = {
    get: async (path: string) => {
      asked.push(path)
      return path === numbers.cardTexts ? texts : numbers
    },
  }
  const { answer } = await loadLanding(
    { api, reportError: () => undefined },
    slug,
    `https://cardsight.example/page${search}`,
  )
  expect(answer.state).toBe('ranked')
  const query = new URL(asked[0] ?? '', 'https://cardsight.example').searchParams
  return Object.fromEntries(costNamesInTables.map((name) => [name, Number(query.get(queryKeys[name]))]))
}

describe('the initial costs of a page', () => {
  it('S-BEST-18: are those of its context', async () => {
    const none = { grocery: 0, gas: 0, restaurant: 0, travel: 0, recreation: 0, other: 0 }
    const { travel } = landingOf('travel-spend').costs
    expect(travel).toBeGreaterThan(0)
    expect(await amountsOf('travel-spend')).toEqual({ ...none, travel })
    expect(await amountsOf('college-students')).toEqual(landingOf('college-students').costs)
  })

  it('S-BEST-18: are the averages without a context', async () => {
    expect(await amountsOf(null)).toEqual(landingOf(null).costs)
  })

  it('are those in the URL, if there are any', async () => {
    expect(await amountsOf(null, '?gas=300')).toMatchObject({ gas: 300, grocery: 0 })
  })
})
