import { linkedRun } from '@cardsight/answers/testing'
import { costFields, noCosts } from '@cardsight/contract/costs'
import type { ContextSlug } from '@cardsight/contract/paths'
import { formCategories } from '@cardsight/engine/categories'
import { describe, expect, it } from 'vitest'
import { landingOf } from '../../content/landing-contexts.ts'
import { loadLanding, needsRun } from './load-landing.ts'
import { readAnswer } from './sent-answer.ts'

const { numbers, texts } = linkedRun()

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
  return Object.fromEntries(
    formCategories.map((name) => [name, Number(query.get(String(costFields[name].key)))]),
  )
}

describe('the initial costs of a page', () => {
  it('S-BEST-18: are those of its context', async () => {
    const none = noCosts
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

describe('the cards in a document', () => {
  const api = { get: async (path: string) => (path === numbers.cardTexts ? texts : numbers) }
  const load = async (search: string) => {
    const url = `https://cardsight.example/current-best-cards${search}`
    const { answer } = await loadLanding({ api, reportError: () => undefined }, null, url)
    const read = readAnswer(answer)
    if (read.state === 'failed') {
      throw new Error('no ranking')
    }
    return read
  }

  it('are the first ten that match its filters, with their number; all are sent on request', async () => {
    const whole = await load('?lists=all')
    expect(whole.part).toBeUndefined()
    expect(whole.cards.length).toBeGreaterThan(100)
    const first = await load('')
    expect(first.cards).toEqual(whole.cards.slice(0, 10))
    expect(first.part).toMatchObject({ filters: [], count: whole.cards.length })
    const secured = whole.cards.filter(({ category }) => category.includes('Secured'))
    const filtered = await load('?filter=Secured')
    expect(filtered.cards).toEqual(secured.slice(0, 10))
    expect(filtered.part).toMatchObject({ filters: ['Secured'], count: secured.length })
    expect((await load('?show=all')).cards).toEqual(whole.cards)
  })
})

const from = 'https://cardsight.example/current-best-cards?grocery=5'

it.each([
  ['?grocery=5&filter=Travel', false],
  ['?grocery=5&filter=Travel&show=all#results', false],
  ['?grocery=6', true],
  ['?filter=Travel', true],
  ['/best-credit-cards/travel-spend?grocery=5', true],
  // The same URL again means: try again.
  ['?grocery=5', true],
])('going to %s needs a run: %s', (to, isNeeded) => {
  const change = { currentUrl: new URL(from), nextUrl: new URL(to, from), defaultShouldRevalidate: true }
  expect(needsRun(change)).toBe(isNeeded)
})
