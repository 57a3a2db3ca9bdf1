/** Settings of the results: only new dates and other accounts make a request. */
import { sortingAfterClick } from '@cardsight/engine/ranking'
import { type DashboardState, firstCards, type ResultSetting, shownSorting } from './dashboard-state.ts'
import type { EventOf, Next, Transitions } from './events.ts'
import { switchAccounts, withMode } from './mode.ts'
import { run } from './runs.ts'

export const settingTransitions = {
  'settings-applied': onSettingsApplied,
  'view-opened': (state, { setting }) => [
    { ...state, resultSetting: { ...state.resultSetting, ...setting } },
  ],
  'draft-toggled': onDraftToggled,
  'calculation-applied': onCalculationApplied,
  'projection-chosen': onProjectionChosen,
  'intro-switched': onIntroSwitched,
  'filters-chosen': onFiltersChosen,
  'sort-clicked': onSortClicked,
  'card-selected': onCardSelected,
  'category-chosen': (state, { category }) => set(state, { category }),
  'view-chosen': (state, { view }) => set(state, { breakdownView: view }),
  'tab-chosen': (state, { tab }) => set(state, { breakdownTab: tab }),
  'all-cards-opened': (state, { isOpen }) => set(state, { isAllCardsOpen: isOpen }),
} as const satisfies Partial<Transitions>

function onSettingsApplied(state: DashboardState, { dates }: EventOf<'settings-applied'>): Next {
  if (state.dialog?.kind !== 'change-settings') {
    return [state]
  }
  const { banks } = state.dialog
  const [next, ...effects] = run(
    withMode(firstCards({ ...state, dates, accounts: { ...state.accounts, banks } })),
  )
  return [
    next,
    { kind: 'store', what: 'dates' },
    { kind: 'store', what: 'accounts' },
    { kind: 'store', what: 'costs' },
    ...effects,
    { kind: 'save' },
  ]
}

function onDraftToggled(state: DashboardState, { accountId, enabled }: EventOf<'draft-toggled'>): Next {
  if (state.dialog?.kind !== 'change-settings') {
    return [state]
  }
  const banks = switchAccounts(state.dialog.banks, (id, before) => (id === accountId ? enabled : before))
  return [{ ...state, dialog: { kind: 'change-settings', banks } }]
}

function onCalculationApplied(state: DashboardState, { calculation }: EventOf<'calculation-applied'>): Next {
  return set({ ...firstCards(state), dialog: null }, { calculation })
}

function onProjectionChosen(state: DashboardState, { list, projection }: EventOf<'projection-chosen'>): Next {
  const change = {
    top: { topYearProjection: projection, topCard: 0 },
    category: { bottomYearProjection: projection },
    all: { allCardsYearProjection: projection, allCardsCard: 0 },
  }[list]
  return set(state, change)
}

function onIntroSwitched(state: DashboardState, { list, included }: EventOf<'intro-switched'>): Next {
  return set(
    state,
    list === 'top' ? { topIncludedIntroBonus: included, topCard: 0 } : { bottomIncludedIntroBonus: included },
  )
}

function onFiltersChosen(state: DashboardState, { list, filters }: EventOf<'filters-chosen'>): Next {
  return set(
    state,
    list === 'top' ? { topFilters: filters, topCard: 0 } : { allCardsFilters: filters, allCardsCard: 0 },
  )
}

function onSortClicked(state: DashboardState, { key }: EventOf<'sort-clicked'>): Next {
  const sorting = sortingAfterClick(shownSorting(state.resultSetting, state.profile), key)
  return set(state, { sorting, allCardsCard: 0 })
}

function onCardSelected(state: DashboardState, { list, index }: EventOf<'card-selected'>): Next {
  return set(state, list === 'top' ? { topCard: index } : { allCardsCard: index })
}

function set(state: DashboardState, change: Partial<ResultSetting>): Next {
  return [{ ...state, resultSetting: { ...state.resultSetting, ...change } }, { kind: 'save' }]
}
