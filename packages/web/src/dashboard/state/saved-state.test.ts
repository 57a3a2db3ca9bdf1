import { describe, expect, it } from 'vitest'
import { visitorWithResults, withAccounts, withResults } from '../../testing/dashboard-states.ts'
import { smallRun } from '../../testing/small-found.ts'
import { initialState } from './dashboard-state.ts'
import { blobOf, parseBlob } from './saved-state.ts'

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('the cached state', () => {
  it('B-DATA-38: contains accounts, cards, costs, step and result settings, and is restored unchanged', () => {
    const linked = withResults(withAccounts([true, false], { linkToken: 'link-1' }), {
      topYearProjection: '3',
      topFilters: ['Travel'],
      sorting: { key: 'annualFee', direction: 'ascending' },
      calculation: { isReward: true, isIntro: false, isAnnual: true },
      category: 'Travel',
    })
    for (const state of [initialState, visitorWithResults, linked]) {
      expect(parseBlob(throughJson(blobOf(state)))).toEqual(blobOf(state))
    }
    expect(Object.keys(blobOf(linked)).sort()).toEqual([
      'accounts',
      'cards',
      'costs',
      'dashboardStep',
      'resultSetting',
    ])
  })

  it('keeps the compact form of the cards, and those that were not shown yet', () => {
    expect(blobOf(visitorWithResults).cards.cardsDetails).toBe(smallRun)
    const restoring = { ...initialState, cards: { ...initialState.cards, saved: smallRun } }
    expect(blobOf(restoring).cards.cardsDetails).toBe(smallRun)
  })

  it('restores the behavior view that was stored with its British name', () => {
    const { resultSetting, ...blob } = blobOf(initialState)
    const older = {
      ...blob,
      resultSetting: { ...resultSetting, breakdownView: 'behavior'.replace('or', 'our') },
    }
    expect(parseBlob(throughJson(older)).resultSetting.breakdownView).toBe('behavior')
  })

  it('keeps the open parts, and opens the list that earlier versions stored as open', () => {
    const { resultSetting, ...blob } = blobOf(initialState)
    const opened = { ...blob, resultSetting: { ...resultSetting, openParts: ['spending', 'else'] } }
    expect(parseBlob(throughJson(opened)).resultSetting.openParts).toEqual(['spending'])
    const { openParts: _, ...older } = { ...resultSetting, isAllCardsOpen: true }
    expect(parseBlob(throughJson({ ...blob, resultSetting: older })).resultSetting.openParts).toEqual(['all'])
  })

  it('B-DATA-22: treats every part of the calculation as on unless it is explicitly off', () => {
    const blob = blobOf(initialState)
    const older = {
      ...blob,
      resultSetting: {
        ...blob.resultSetting,
        calculation: { isIntro: false, isReward: 1, isOldOffer: false },
      },
    }
    expect(parseBlob(older).resultSetting.calculation).toEqual({
      isReward: true,
      isIntro: false,
      isOldOffer: false,
      isAnnual: true,
    })
  })

  it.each([
    ['nothing', null],
    ['no accounts', { ...blobOf(initialState), accounts: undefined }],
    ['a step that is none', { ...blobOf(initialState), dashboardStep: 2 }],
    ['costs that are none', { ...blobOf(initialState), costs: { gas: 7 } }],
    ['an older setting', { ...blobOf(initialState), resultSetting: { topYearProjection: '1' } }],
    [
      'an account without a name',
      {
        ...blobOf(initialState),
        accounts: { banks: [{ accounts: [{ account_id: 'x' }] }, {}], reLoginRequiredInstitutes: [] },
      },
    ],
  ])('B-ERR-28: with %s is rejected', (_, blob) => {
    expect(() => parseBlob(throughJson(blob))).toThrow()
  })
})
