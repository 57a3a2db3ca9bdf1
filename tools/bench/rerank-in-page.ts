/**
 * Measures in a page how long valuing and ranking all cards takes after a change of the profile: the work that such a
 * change adds to a click. The goal is 50 ms at a quarter of the machine's speed.
 */
import { createRunCatalog, presentCardTexts, presentRunNumbers, runFromCosts } from '@cardsight/answers'
import { release } from '@cardsight/catalog'
import type { expandRun } from '@cardsight/contract/runs'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { rerankProfiles, sampleCosts } from './local-rerank.ts'
import { benchAssumptions, benchWindow } from './synthetic.ts'

const GOAL_MS = 50
const ROUNDS = 40

declare global {
  var benchedRuns: { expandRun: typeof expandRun }
}

export async function measureRerank(page: Page) {
  const catalog = createRunCatalog(release, benchAssumptions.today)
  const run = presentRunNumbers(runFromCosts(catalog, sampleCosts, benchWindow), '')
  const given = { run, texts: presentCardTexts(catalog), profiles: rerankProfiles, rounds: ROUNDS }
  await page.evaluate(await bundleRuns())
  const times = await page.evaluate(({ run: numbers, texts, profiles, rounds }) => {
    return Array.from({ length: rounds }, (_, round) => {
      const start = performance.now()
      const { results, cards } = globalThis.benchedRuns.expandRun(
        numbers,
        texts,
        profiles[round % profiles.length],
      )
      // Parts are calculated when they're read. The results page reads those of the first three cards.
      const stats = results[1].slice(0, 3).map(({ cardId }) => cards[cardId]?.stat)
      if (stats.length < 3) {
        throw new Error('the ranking has fewer than three cards')
      }
      return performance.now() - start
    })
  }, given)
  const sorted = times.toSorted((a, b) => a - b)
  return {
    work: `value and rank ${release.cards.length} cards for another profile`,
    'first ms': Math.round(times[0] ?? 0),
    'median ms': Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    'best ms': Math.round(sorted[0] ?? 0),
    'goal ms': GOAL_MS,
  }
}

/** The contract's functions about runs as one script, built like the product's pages. */
async function bundleRuns(): Promise<string> {
  const entry = new URL('../../packages/contract/src/exports/runs.ts', import.meta.url).pathname
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'benchedRuns' } },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const code = outputs.flatMap((each) =>
    'output' in each ? each.output.flatMap((file) => (file.type === 'chunk' ? file.code : [])) : [],
  )
  // A declaration in an evaluated script isn't visible to the next one.
  return `${code.join('\n')}; globalThis.benchedRuns = benchedRuns`
}
