import { useContext, useDeferredValue } from 'react'
import { IsProjected } from '../../cards/projection-tabs.tsx'
import { readProfile, writeProfile } from '../../features/profile/stored-profile.ts'
import { type Scenario, WhatWouldChange } from '../../features/results/what-would-change.tsx'
import { useStable } from '../../lib/use-stable.ts'
import type { Dispatch } from '../dashboard-store.ts'
import type { FoundCards, ResultSetting } from '../state/dashboard-state.ts'
import { dependenciesOf } from './pick.ts'
import { otherPointUse, otherYears, scenariosOf } from './scenarios.ts'

type ChangesProps = { found: FoundCards; setting: ResultSetting; dispatch: Dispatch }

/** What would change the answer. It values the run once more, for other point values: the answer is shown first. */
export function Changes({ setting, dispatch, ...props }: ChangesProps) {
  const found = useDeferredValue<FoundCards | null>(props.found, null)
  const shown = useDeferredValue(setting)
  const isProjected = useContext(IsProjected)
  const onTry = useStable((kind: Scenario['kind']) => tryScenario(kind, { setting, dispatch }))
  if (found === null) {
    // About as high as what follows.
    return <div className="min-h-60" />
  }
  const dependencies = dependenciesOf(found, shown)
  const scenarios = scenariosOf(found, shown).filter(({ kind }) => isProjected || kind !== 'years')
  return (
    dependencies !== null && (
      <WhatWouldChange
        pick={dependencies.pick}
        ties={dependencies.ties}
        breakEven={dependencies.breakEven}
        unit={dependencies.unit}
        scenarios={scenarios}
        onTry={onTry}
      />
    )
  )
}

function tryScenario(kind: Scenario['kind'], { setting, dispatch }: Omit<ChangesProps, 'found'>) {
  switch (kind) {
    case 'years':
      return dispatch({
        type: 'projection-chosen',
        list: 'top',
        projection: otherYears(setting.topYearProjection),
      })
    case 'bonus':
      return dispatch({ type: 'intro-switched', list: 'top', included: !setting.topIncludedIntroBonus })
    case 'points': {
      const profile = readProfile()
      return writeProfile({ ...profile, points: otherPointUse(profile.points) })
    }
  }
}
