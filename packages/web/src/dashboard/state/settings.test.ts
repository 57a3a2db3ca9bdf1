import { defaultProfile } from '@cardsight/contract/profile'
import { describe, expect, it } from 'vitest'
import {
  after,
  manualCosts,
  namesOf,
  visitorWithResults,
  withAccounts,
  withResults,
} from '../../testing/dashboard-states.ts'
import { smallFound } from '../../testing/small-found.ts'
import type { DashboardState, ResultSetting } from './dashboard-state.ts'
import type { DashboardEvent } from './events.ts'

/** Positioned somewhere in every list. */
const deep = withResults(visitorWithResults, { topCard: 2, allCardsCard: 17 })

type Row = [what: string, event: DashboardEvent, expected: Partial<ResultSetting>]

const rows: Row[] = [
  [
    'B-CALC-6, B-SORT-5: the year of the recommended cards and of all',
    { type: 'projection-chosen', list: 'top', projection: '3' },
    { topYearProjection: '3', topCard: 0, allCardsCard: 0 },
  ],
  [
    'B-CALC-6: the year of the cards by category',
    { type: 'projection-chosen', list: 'category', projection: '2' },
    { bottomYearProjection: '2', topYearProjection: '1' },
  ],
  [
    'B-CALC-6: the intro toggle above',
    { type: 'intro-switched', list: 'top', included: false },
    { topIncludedIntroBonus: false, topCard: 0, allCardsCard: 0 },
  ],
  [
    'B-CALC-6: the intro toggle by category',
    { type: 'intro-switched', list: 'category', included: true },
    { bottomIncludedIntroBonus: true, topIncludedIntroBonus: true },
  ],
  [
    'B-SORT-5: the filters',
    { type: 'filters-chosen', filters: ['Travel'] },
    { topFilters: ['Travel'], topCard: 0, allCardsCard: 0 },
  ],
  [
    'B-SORT-3, B-SORT-5: a click on the sorted column reverses it',
    { type: 'sort-clicked', key: 'totalMoney' },
    { sorting: { key: 'totalMoney', direction: 'ascending' }, allCardsCard: 0 },
  ],
  [
    'B-SORT-5: a click on another column',
    { type: 'sort-clicked', key: 'annualFee' },
    { sorting: { key: 'annualFee', direction: 'descending' }, allCardsCard: 0 },
  ],
  [
    'B-CALC-5: the calculation',
    { type: 'calculation-applied', calculation: { isIntro: false } },
    { calculation: { isIntro: false }, topCard: 0, allCardsCard: 0 },
  ],
  ['the card', { type: 'card-selected', list: 'top', index: 1 }, { topCard: 1 }],
  ['the card of all', { type: 'card-selected', list: 'all', index: 18 }, { allCardsCard: 18 }],
  ['the category', { type: 'category-chosen', category: 'Travel' }, { category: 'Travel' }],
  ['the tab of the spending', { type: 'tab-chosen', tab: 'recurring' }, { breakdownTab: 'recurring' }],
  ['the view of the spending', { type: 'view-chosen', view: 'behavior' }, { breakdownView: 'behavior' }],
  ['the table of all cards', { type: 'part-opened', part: 'all', isOpen: true }, { openParts: ['all'] }],
]

describe('changing a setting of the results', () => {
  it.each(rows)('B-CALC-4: %s is saved and makes no request', (_, event, expected) => {
    const { state, effects } = after(deep, event)
    expect(state.resultSetting).toMatchObject(expected)
    expect(namesOf(effects)).toEqual(['save'])
    expect(state.cards).toBe(deep.cards)
  })

  it('B-SORT-3: a first click sorts highest first if the order is by what a balance costs', () => {
    const inDebt = { ...deep, profile: { ...deep.profile, debt: { balance: 5000, payment: 250 } } }
    const { state } = after(inDebt, { type: 'sort-clicked', key: 'totalMoney' })
    expect(state.resultSetting.sorting).toEqual({ key: 'totalMoney', direction: 'descending' })
  })

  it('B-CALC-5: applying the calculation closes its modal', () => {
    const open: DashboardState = { ...deep, dialog: { kind: 'calculation' } }
    expect(after(open, { type: 'calculation-applied', calculation: {} }).state.dialog).toBeNull()
  })
})

describe('Change Settings', () => {
  const linked = withResults(withAccounts([true, true], { costs: { ...manualCosts, isManualCost: false } }), {
    topCard: 1,
  })
  const open: DashboardState = {
    ...linked,
    dialog: { kind: 'change-settings', banks: linked.accounts.banks },
  }
  const sixMonths = { dateType: 2, date: null, month: 6 } as const

  it('does not change the accounts until it is applied', () => {
    const { state } = after(open, { type: 'draft-toggled', accountId: 'card-2', enabled: false })
    expect(state.accounts).toBe(open.accounts)
    expect(state.cards.found).toBe(smallFound)
    expect(after(state, { type: 'dialog-closed' }).state.accounts).toBe(open.accounts)
  })

  it('B-DATES-6, B-DATES-7, S-MODAL-01: stores dates and accounts, runs again, back to the first card', () => {
    const { state, effects } = after(
      open,
      { type: 'draft-toggled', accountId: 'card-2', enabled: false },
      { type: 'settings-applied', dates: sixMonths },
    )
    expect(state.dates).toEqual(sixMonths)
    expect(state.accounts.banks[1].accounts.map(({ enabled }) => enabled)).toEqual([true, false])
    expect(state.resultSetting.topCard).toBe(0)
    expect(state.dialog?.kind).toBe('change-settings')
    expect(effects).toContainEqual({
      kind: 'run-linked',
      profile: defaultProfile,
      runId: 2,
      accountIds: ['card-1'],
      dates: sixMonths,
    })
    expect(namesOf(effects)).toEqual(['store dates', 'store costs', 'run-linked', 'store accounts', 'save'])
  })

  it('closes when the new cards arrive, and stays open after a failure', () => {
    const applied = after(open, { type: 'settings-applied', dates: sixMonths }).state
    expect(after(applied, { type: 'cards-arrived', runId: 2, found: smallFound }).state.dialog).toBeNull()
    const failed = after(applied, {
      type: 'cards-failed',
      runId: 2,
      failure: { kind: 'other', message: 'no' },
    }).state
    expect(failed.dialog?.kind).toBe('change-settings')
    expect(failed.cards.status).toBe('failure')
  })

  it('is not applied once it is closed', () => {
    expect(after(linked, { type: 'settings-applied', dates: sixMonths }).effects).toEqual([])
    expect(after(linked, { type: 'draft-toggled', accountId: 'card-1', enabled: false }).state).toBe(linked)
  })
})

describe('dialogs', () => {
  it('S-INVITE-02: the invitation opens when it is due, and interrupts nothing', () => {
    expect(after(withAccounts([]), { type: 'invitation-due' }).state.dialog).toEqual({
      kind: 'invitation',
      isNewUser: true,
    })
    const busy: DashboardState = { ...withAccounts([]), dialog: { kind: 'spending-form' } }
    expect(after(busy, { type: 'invitation-due' }).state).toBe(busy)
  })

  it('an explanation opens over a card and closes without it', () => {
    const card = { list: 'top', cardId: 'ferry' } as const
    const both = after(
      deep,
      { type: 'dialog-opened', dialog: { kind: 'card', card } },
      { type: 'why-asked', card, focus: 'bonus' },
    ).state
    expect(both).toMatchObject({ dialog: { kind: 'card', card }, why: { card, focus: 'bonus' } })
    expect(after(both, { type: 'why-closed' }).state).toMatchObject({ dialog: { kind: 'card' }, why: null })
  })
})
