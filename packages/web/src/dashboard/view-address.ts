/**
 * Step and settings of the results in the page's URL: `?step=results&years=3&bonus=no`. Default settings are left out. The
 * first step is in it once there are results, which would open otherwise: `?step=spending`. Another page passes costs, too:
 * `?grocery=504&travel=300&flights=120`.
 */

import type { Projection } from '@cardsight/contract/backtest'
import { costNames, detailNames } from '@cardsight/contract/costs'
import { pagePaths } from '@cardsight/contract/paths'
import { profileParameters } from '@cardsight/contract/profile'
import { type Inclusions, isAnythingIncluded } from '@cardsight/engine/ranking'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { breakdownTabs } from '../features/breakdown/spending-rows.ts'
import {
  type Costs,
  emptyCosts,
  parseCosts,
  settleCosts,
  withDetail,
} from '../features/spending-form/costs.ts'
import { afterFrame } from '../lib/use-next-frame.ts'
import type { DashboardStore } from './dashboard-store.ts'
import {
  type DashboardState,
  defaultResultSetting,
  isManual,
  type ResultSetting,
  resultParts,
  TOP_COUNT,
} from './state/dashboard-state.ts'

const STEP = 'step'
const stepNames = ['spending', 'results'] as const

const YEARS = 'years'
const BONUS = 'bonus'
const FILTERS = 'filters'
const CATEGORY = 'category'
const TAB = 'tab'
const WITHOUT = 'without'
const CARD = 'card'
const OPEN = 'open'

const parameters = [STEP, YEARS, BONUS, FILTERS, CATEGORY, TAB, WITHOUT, CARD, OPEN]
const projections: readonly Projection[] = ['1', '2', '3']

type View = Pick<DashboardState, 'resultSetting'> & Readonly<{ step: 0 | 1 | null }>

/** The query with the step and the settings; other parameters stay. */
export function withView(search: string, { step, resultSetting }: View): string {
  const query = new URLSearchParams(search)
  for (const name of parameters) {
    query.delete(name)
  }
  if (step !== null) {
    query.set(STEP, stepNames[step])
  }
  if (step === 1) {
    for (const [name, value] of settingParameters(resultSetting)) {
      query.set(name, value)
    }
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** Null if the query has no step. */
export function stepIn(search: string): 0 | 1 | null {
  const name = new URLSearchParams(search).get(STEP)
  return ([0, 1] as const).find((step) => stepNames[step] === name) ?? null
}

/** The step to write into the query: the first one doesn't need it while there are no results to go to, nor while they're on their way. */
function stepToWrite({ dashboardStep, cards, ...state }: DashboardState): 0 | 1 | null {
  const hasResults =
    cards.found !== null || cards.isRestoring || (isManual(state) && cards.status !== 'pending')
  return dashboardStep === 0 && !hasResults ? null : dashboardStep
}

/** The settings that the query has; anything invalid is ignored. */
export function readSettings(search: string): Partial<ResultSetting> {
  const query = new URLSearchParams(search)
  const years = projections.find((one) => one === query.get(YEARS))
  const tab = breakdownTabs.find((one) => one === query.get(TAB))
  const category = query.get(CATEGORY)
  const opened = listIn(query, OPEN)
  const topCard = rankIn(query)
  return {
    ...(years && { topYearProjection: years }),
    ...(query.get(BONUS) === 'no' && { topIncludedIntroBonus: false }),
    ...(query.has(FILTERS) && { topFilters: listIn(query, FILTERS) }),
    ...(category !== null && { category }),
    ...(tab && { breakdownTab: tab }),
    ...(topCard !== null && { topCard }),
    ...(query.has(OPEN) && { openParts: resultParts.filter((part) => opened.includes(part)) }),
    ...(query.has(WITHOUT) && calculationIn(listIn(query, WITHOUT))),
  }
}

function settingParameters(setting: ResultSetting): [name: string, value: string][] {
  const usual = defaultResultSetting
  const all: [name: string, value: string, usual: string][] = [
    [YEARS, setting.topYearProjection, usual.topYearProjection],
    [BONUS, setting.topIncludedIntroBonus ? 'yes' : 'no', 'yes'],
    [FILTERS, setting.topFilters.join(), ''],
    [CATEGORY, setting.category ?? '', ''],
    [TAB, setting.breakdownTab, usual.breakdownTab],
    [WITHOUT, partsLeftOut(setting.calculation).join(), ''],
    [CARD, `${setting.topCard + 1}`, '1'],
    [OPEN, resultParts.filter((part) => setting.openParts.includes(part)).join(), ''],
  ]
  return all.flatMap(([name, value, standard]) => (value === standard ? [] : [[name, value]]))
}

/** Parts of a total that can be left out, by their name in a URL. */
const parts = { reward: 'isReward', bonus: 'isIntro', fee: 'isAnnual', oldOffers: 'isOldOffer' } as const

function partsLeftOut(calculation: Inclusions): string[] {
  return Object.entries(parts).flatMap(([name, part]) => (calculation[part] === false ? [name] : []))
}

function calculationIn(leftOut: readonly string[]): Pick<ResultSetting, 'calculation'> | null {
  const off = Object.entries(parts).flatMap(([name, part]) => (leftOut.includes(name) ? [[part, false]] : []))
  const calculation: Inclusions = { ...defaultResultSetting.calculation, ...Object.fromEntries(off) }
  return isAnythingIncluded(calculation) ? { calculation } : null
}

/** Ranks of the top cards count from 1. Null without one that a row can have. */
function rankIn(query: URLSearchParams): number | null {
  const rank = Number(query.get(CARD))
  return Number.isInteger(rank) && rank > 1 && rank <= TOP_COUNT ? rank - 1 : null
}

/** No filter is longer; a URL that someone made up can't fill the page. */
const MOST_FILTERS = 16

function listIn(query: URLSearchParams, name: string): string[] {
  return (query.get(name) ?? '')
    .split(',')
    .filter((filter) => filter !== '')
    .slice(0, MOST_FILTERS)
}

type Dispatch = DashboardStore['dispatch']

/** Keeps step and settings in the URL. A step is an entry of the browser's history; a setting changes the entry. */
export function useViewAddress(state: DashboardState, dispatch: Dispatch): void {
  useStepFromHistory(dispatch)
  const { isOpened, dashboardStep, resultSetting } = state
  const step = stepToWrite(state)
  const navigate = useNavigate()
  const lastStep = useRef<0 | 1 | null>(null)
  useEffect(() => {
    const update = () => {
      const { pathname, search, hash } = window.location
      if (pathname !== pagePaths.dashboard) {
        // Back has left the page, which is still shown for a moment.
        return
      }
      if (lastStep.current === null && stepIn(search) === 1 && dashboardStep === 0) {
        // The results that the page was opened for are on their way: nobody has seen the first step.
        return
      }
      const isNewStep = lastStep.current !== null && lastStep.current !== dashboardStep
      const isEntryOfStep = (stepIn(search) ?? 0) === dashboardStep
      lastStep.current = dashboardStep
      const wanted = withView(search, { step, resultSetting })
      if (wanted === search) {
        return
      }
      if (isNewStep && !isEntryOfStep) {
        void navigate(`${pathname}${wanted}${hash}`, { preventScrollReset: true })
      } else {
        // Not by the router, which would render the page again for every toggle.
        window.history.replaceState(window.history.state, '', `${pathname}${wanted}${hash}`)
      }
    }
    // The router renders the page again, so the new step is shown first.
    return isOpened ? afterFrame(update) : undefined
  }, [isOpened, dashboardStep, step, resultSetting, navigate])
}

/** Back and Forward change the step. */
function useStepFromHistory(dispatch: Dispatch): void {
  useEffect(() => {
    const follow = () => {
      const { pathname, search } = window.location
      if (pathname === pagePaths.dashboard) {
        dispatch({ type: 'step-in-history', step: stepIn(search) ?? 0 })
      }
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [dispatch])
}

/** Marks the link of someone else, unlike one that a page of ours continues with. */
export const sharedMark = { name: 'shared', value: '1' } as const

export function isSharedLink(search: string): boolean {
  return new URLSearchParams(search).get(sharedMark.name) === sharedMark.value
}

/** Null if the query has no cost; an invalid amount is ignored. */
export function readHandedOverCosts(search: string): Costs | null {
  const query = new URLSearchParams(search)
  const six = costNames.reduce<Costs | null>((costs, name) => {
    const amount = query.get(name)
    const given = amount === null || amount === '' ? null : parseCosts({ ...emptyCosts, [name]: amount })
    return given === null ? costs : { ...(costs ?? emptyCosts), [name]: given[name] }
  }, null)
  const all = detailNames.reduce<Costs | null>((costs, name) => {
    const amount = query.get(name)
    const given = amount === null ? null : parseCosts({ ...emptyCosts, details: { [name]: amount } })
    const digits = given?.details?.[name]
    return digits === undefined ? costs : withDetail(costs ?? emptyCosts, name, digits)
  }, six)
  return all === null ? null : settleCosts(all).costs
}

/** The query without the costs, and without the profile and the mark that a shared link adds to them. */
export function withoutCosts(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of [...costNames, ...detailNames, ...profileParameters, sharedMark.name]) {
    query.delete(name)
  }
  const rest = query.toString()
  return rest === '' ? '' : `?${rest}`
}
