/** The stored state of the dashboard, and its validation. */
import type { Projection } from '@cardsight/contract/backtest'
import type { Account } from '@cardsight/contract/banking'
import { type Inclusions, type Sorting, sortKeys } from '@cardsight/engine/ranking'
import { breakdownTabs } from '../../features/breakdown/spending-rows.ts'
import { type Banks, emptyBanks, type Institute } from '../../features/linking/banks.ts'
import type { StoredDates } from '../../features/settings/dates.ts'
import { type Costs, parseCosts } from '../../features/spending-form/costs.ts'
import {
  type DashboardState,
  defaultResultSetting,
  type ResultSetting,
  resultParts,
} from './dashboard-state.ts'
import {
  flagIn,
  listIn,
  numberIn,
  oneOfIn,
  recordOf,
  textIn,
  textsIn,
  UnexpectedValue,
} from './read-unknown.ts'

// Importing it from the contract as a value would bundle every schema.
const projections: readonly Projection[] = ['1', '2', '3']

export type SavedAccounts = Readonly<{ banks: Banks; reLoginRequiredInstitutes: readonly Institute[] }>

/** The cached state blob. */
export type SavedBlob = Readonly<{
  accounts: SavedAccounts
  /** `heard`: version of the banks' data; results without it are outdated. */
  cards: Readonly<{ cardsDetails: unknown; heard: string }>
  costs: Costs | null
  dashboardStep: 0 | 1
  resultSetting: ResultSetting & Pick<DashboardState, 'linkToken'>
}>

/** The blob and the other keys. */
export type Saved = Readonly<{
  blob: SavedBlob | null
  accounts: SavedAccounts | null
  costs: Costs | null
  typed: Costs | null
  dates: StoredDates | null
  isKnownUser: boolean
}>

export const emptySavedState: Saved = {
  blob: null,
  accounts: null,
  costs: null,
  typed: null,
  dates: null,
  isKnownUser: false,
}

export function blobOf(state: DashboardState): SavedBlob {
  const { accounts, cards, costs, dashboardStep, resultSetting, linkToken, heard } = state
  return {
    accounts: accountsToSave(accounts),
    cards: { cardsDetails: cards.found?.run ?? cards.saved, heard: heard ?? '' },
    costs,
    dashboardStep,
    resultSetting: { ...resultSetting, linkToken },
  }
}

export function accountsToSave({ banks, reLoginRequiredInstitutes }: SavedAccounts): SavedAccounts {
  return { banks, reLoginRequiredInstitutes }
}

/** Throws if anything differs from what `blobOf` writes; the cards are parsed only when they are restored. */
export function parseBlob(value: unknown): SavedBlob {
  const blob = recordOf(value)
  const { cardsDetails = null, heard } = recordOf(blob.cards)
  return {
    accounts: parseAccounts(blob.accounts),
    cards: { cardsDetails, heard: typeof heard === 'string' ? heard : '' },
    costs: blob.costs === null ? null : parseCostsStrictly(blob.costs),
    dashboardStep: oneOfIn(blob, 'dashboardStep', [0, 1]),
    resultSetting: parseResultSetting(blob.resultSetting),
  }
}

export function parseAccounts(value: unknown): SavedAccounts {
  const saved = recordOf(value)
  const [debit, credit] = listIn(saved, 'banks').map((group) => listIn(recordOf(group), 'accounts'))
  const [debitGroup, creditGroup] = emptyBanks
  return {
    banks: [
      { ...debitGroup, accounts: (debit ?? []).map(parseAccount) },
      { ...creditGroup, accounts: (credit ?? []).map(parseAccount) },
    ],
    reLoginRequiredInstitutes: listIn(saved, 'reLoginRequiredInstitutes').map(parseInstitute),
  }
}

export function parseCostsStrictly(value: unknown): Costs {
  const costs = parseCosts(value)
  if (costs === null) {
    throw new UnexpectedValue('costs')
  }
  return costs
}

function parseAccount(value: unknown): Account {
  const account = recordOf(value)
  return {
    account_id: textIn(account, 'account_id'),
    name: textIn(account, 'name'),
    official_name: textIn(account, 'official_name'),
    mask: textIn(account, 'mask'),
    institutionLogo: account.institutionLogo === null ? null : textIn(account, 'institutionLogo'),
    institutionName: textIn(account, 'institutionName'),
    subtype: oneOfIn(account, 'subtype', ['checking', 'credit card', 'disconnected']),
    enabled: flagIn(account, 'enabled'),
    ...(account.alreadyCounted === true && { alreadyCounted: true as const }),
  }
}

function parseInstitute(value: unknown): Institute {
  const institute = recordOf(value)
  return {
    institutionName: textIn(institute, 'institutionName'),
    access_token: textIn(institute, 'access_token'),
    ...(institute.renewsWithSetupToken === true && { renewsWithSetupToken: true as const }),
  }
}

function parseResultSetting(value: unknown): SavedBlob['resultSetting'] {
  const setting = recordOf(value)
  const projectionIn = (key: string): Projection => oneOfIn(setting, key, projections)
  return {
    topYearProjection: projectionIn('topYearProjection'),
    bottomYearProjection: projectionIn('bottomYearProjection'),
    topIncludedIntroBonus: flagIn(setting, 'topIncludedIntroBonus'),
    bottomIncludedIntroBonus: flagIn(setting, 'bottomIncludedIntroBonus'),
    linkToken: setting.linkToken === null ? null : textIn(setting, 'linkToken'),
    calculation: parseCalculation(setting.calculation),
    topFilters: textsIn(setting, 'topFilters'),
    sorting: setting.sorting === null ? null : parseSorting(setting.sorting),
    topCard: numberIn(setting, 'topCard'),
    allCardsCard: numberIn(setting, 'allCardsCard'),
    category: setting.category === null ? null : textIn(setting, 'category'),
    openParts: parseOpenParts(setting),
    breakdownView: parseBreakdownView(setting.breakdownView),
    breakdownTab: oneOfIn(setting, 'breakdownTab', breakdownTabs),
  }
}

/** Earlier versions stored a flag for the list of all cards. */
function parseOpenParts({ openParts, isAllCardsOpen }: Record<string, unknown>): ResultSetting['openParts'] {
  return Array.isArray(openParts)
    ? resultParts.filter((part) => openParts.includes(part))
    : resultParts.filter((part) => part === 'all' && isAllCardsOpen === true)
}

/** Earlier versions stored the British spelling. */
function parseBreakdownView(value: unknown): ResultSetting['breakdownView'] {
  const isBehavior = typeof value === 'string' && /^behaviou?r$/.test(value)
  return isBehavior ? 'behavior' : oneOfIn({ breakdownView: value }, 'breakdownView', ['pie'] as const)
}

/** A part counts unless it is explicitly switched off. */
function parseCalculation(value: unknown): Inclusions {
  const { isReward, isIntro, isAnnual, isOldOffer } = recordOf(value)
  return {
    ...defaultResultSetting.calculation,
    ...(isReward === false && { isReward }),
    ...(isIntro === false && { isIntro }),
    ...(isOldOffer === false && { isOldOffer }),
    ...(isAnnual === false && { isAnnual }),
  }
}

function parseSorting(value: unknown): Sorting {
  const sorting = recordOf(value)
  return {
    key: oneOfIn(sorting, 'key', sortKeys),
    direction: oneOfIn(sorting, 'direction', ['ascending', 'descending']),
  }
}
