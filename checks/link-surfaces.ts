/** Links that people send, as the browser of people who open them reads them. */

import { shareQuery } from '../packages/web/src/dashboard/results/share-query.ts'
import {
  defaultResultSetting,
  type ResultSetting,
} from '../packages/web/src/dashboard/state/dashboard-state.ts'
import { readHandedOverCosts, readSettings } from '../packages/web/src/dashboard/view-address.ts'
import { readSharedProfile } from '../packages/web/src/features/profile/shared-profile.ts'
import { emptyCosts, toMonthlyCosts } from '../packages/web/src/features/spending-form/costs.ts'
import { typedFrom } from '../packages/web/src/own-reports/own-costs.ts'
import type { Asked } from './surface-facts.ts'

/** The settings of the dashboard for a question. */
export function settingOf({ years, hasBonus }: Pick<Asked, 'years' | 'hasBonus'>): ResultSetting {
  const projection = ({ 1: '1', 2: '2', 3: '3' } as const)[years]
  return {
    ...defaultResultSetting,
    topYearProjection: projection,
    topIncludedIntroBonus: hasBonus,
  }
}

/** The question that a link to the results asks. */
export function throughResultsLink({ costs, profile, ...asked }: Asked): Asked {
  const query = shareQuery({ costs: typedFrom(costs), profile, resultSetting: settingOf(asked) })
  const { topYearProjection, topIncludedIntroBonus } = { ...defaultResultSetting, ...readSettings(query) }
  return {
    costs: toMonthlyCosts(readHandedOverCosts(query) ?? emptyCosts),
    profile: readSharedProfile(query) ?? profile,
    years: ({ 1: 1, 2: 2, 3: 3 } as const)[topYearProjection],
    hasBonus: topIncludedIntroBonus,
    cardId: asked.cardId,
  }
}
