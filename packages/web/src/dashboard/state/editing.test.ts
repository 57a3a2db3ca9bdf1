import { describe, expect, it } from 'vitest'
import { emptyCosts, sampleCosts } from '../../features/spending-form/costs.ts'
import {
  after,
  namesOf,
  visitorWithResults,
  withAccounts,
  withResults,
} from '../../testing/dashboard-states.ts'
import { smallFound } from '../../testing/small-found.ts'

const edited = { ...sampleCosts, grocery: '900', isManualCost: true }

describe('editing amounts next to the results', () => {
  it('keeps the old results, marks them as stale, and runs within 300 ms of the last keystroke', () => {
    const { state, effects } = after(visitorWithResults, { type: 'costs-edited', costs: edited })
    expect(state).toMatchObject({
      dashboardStep: 1,
      typed: edited,
      costs: edited,
      cards: { status: 'pending', isQuiet: true, isStale: true, found: smallFound },
    })
    expect(namesOf(effects)).toEqual(['store typed', 'store costs', 'manual-run-due in 200 ms'])
  })

  it('ignores the answer to an earlier keystroke', () => {
    const once = after(visitorWithResults, { type: 'costs-edited', costs: edited }).state
    const twice = after(once, { type: 'costs-edited', costs: { ...edited, grocery: '9' } }).state
    const late = after(twice, { type: 'cards-arrived', runId: once.cards.runId, found: smallFound })
    expect(late.state.cards).toMatchObject({ status: 'pending', isStale: true })
    const newest = after(twice, { type: 'cards-arrived', runId: twice.cards.runId, found: smallFound })
    expect(newest.state).toMatchObject({
      dashboardStep: 1,
      cards: { status: 'success', isStale: false },
      resultSetting: visitorWithResults.resultSetting,
    })
  })

  it('keeps the last results if all amounts are removed', () => {
    const once = after(visitorWithResults, { type: 'costs-edited', costs: edited }).state
    const { state, effects } = after(once, { type: 'costs-edited', costs: emptyCosts })
    expect(state).toMatchObject({
      typed: emptyCosts,
      costs: edited,
      cards: { status: 'success', isStale: false },
    })
    expect(namesOf(effects)).toEqual(['store typed', 'cancel manual-run'])
  })

  it('runs nothing while linked accounts count', () => {
    const { effects } = after(withResults(withAccounts([true])), { type: 'costs-edited', costs: edited })
    expect(namesOf(effects)).toEqual(['store typed'])
  })
})

describe('starting over', () => {
  it('removes what was typed and all results from it, and offers a way back for 10 seconds', () => {
    const { state, effects } = after(visitorWithResults, { type: 'cleared' })
    expect(state).toMatchObject({ dashboardStep: 0, costs: null, typed: emptyCosts, cards: { found: null } })
    expect(namesOf(effects)).toEqual([
      'cancel manual-run',
      'forget-results',
      'forget-everything-typed',
      'You started over. We removed your amounts and results from this browser.',
      'undo-expired in 10000 ms',
    ])
  })

  it('can be undone', () => {
    const { state, effects } = after(visitorWithResults, { type: 'cleared' }, { type: 'clear-undone' })
    expect(state).toMatchObject({
      dashboardStep: 1,
      isFirstStepComplete: true,
      costs: visitorWithResults.costs,
      typed: visitorWithResults.typed,
      cards: { found: smallFound, status: 'success' },
    })
    expect(namesOf(effects)).toEqual(['cancel undo', 'store typed', 'store costs', 'save'])
  })

  it('cannot be undone later', () => {
    const events = [{ type: 'cleared' }, { type: 'undo-expired' }, { type: 'clear-undone' }] as const
    expect(after(visitorWithResults, ...events).state.costs).toBeNull()
  })
})

describe('a step from the history', () => {
  it.each([
    ['back to the spending', visitorWithResults, 0, 0],
    ['forward to results', { ...visitorWithResults, dashboardStep: 0 }, 1, 1],
    ['but not to results that are gone', after(visitorWithResults, { type: 'cleared' }).state, 1, 0],
  ] as const)('goes %s', (_, state, step, shown) => {
    const next = after(state, { type: 'step-in-history', step }).state
    expect(next.dashboardStep).toBe(shown)
    expect(next.dialog).toBeNull()
  })
})
