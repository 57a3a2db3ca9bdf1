import { pagePaths } from '@cardsight/contract/paths'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { readProfile, writeProfile } from '../../features/profile/stored-profile.ts'
import { AnswerBlock } from '../../features/results/answer-block.tsx'
import { catchOf, reasonsOf } from '../../features/results/answer-reasons.ts'
import { type Scenario, WhatWouldChange } from '../../features/results/what-would-change.tsx'
import { useStable } from '../../lib/use-stable.ts'
import { answerFactsOf } from './answer-facts.ts'
import { dependenciesOf } from './pick.ts'
import { otherPointUse, otherYears, scenariosOf } from './scenarios.ts'
import { topCardsOf } from './selectors.ts'
import type { FoundCards, ResultSetting } from './state/dashboard-state.ts'
import type { Dispatch } from './use-dashboard.ts'

type AnswerSectionProps = {
  found: FoundCards
  setting: ResultSetting
  dispatch: Dispatch
  /** Comparison with the cards that the person has. */
  baseline?: ReactNode
  /** A bank is still sending data. */
  isProvisional?: boolean
}

/** The answer, and below it what would change it. */
export function AnswerSection(props: AnswerSectionProps) {
  const { found, setting, dispatch, baseline, isProvisional = false } = props
  const facts = answerFactsOf(found, setting)
  const dependencies = dependenciesOf(found, setting)
  const reasons = useMemo(() => (facts === null ? [] : reasonsOf(facts)), [facts])
  const card = facts && { list: 'pick' as const, cardId: facts.card.cardId }
  const openDetails = useStable(
    () => card && dispatch({ type: 'dialog-opened', dialog: { kind: 'card', card } }),
  )
  const askWhy = useStable(() => card && dispatch({ type: 'why-asked', card, focus: 'total' }))
  return (
    facts !== null && (
      <>
        <AnswerBlock
          card={facts.card}
          projection={setting.topYearProjection}
          reasons={reasons}
          warning={catchOf(facts)}
          gainOverPlain={dependencies?.gainOverPlain ?? null}
          baseline={baseline}
          isProvisional={isProvisional}
          comparePath={pagePaths.compareCards(topCardsOf(found, setting).map(({ cardId }) => cardId))}
          onDetails={openDetails}
          onWhy={askWhy}
        />
        <Changes {...{ found, setting, dispatch }} />
      </>
    )
  )
}

type ChangesProps = Pick<AnswerSectionProps, 'found' | 'setting' | 'dispatch'>

/** Values the run once more, for other point values: the answer is shown first. */
function Changes({ setting, dispatch, ...props }: ChangesProps) {
  const found = useDeferredValue<FoundCards | null>(props.found, null)
  const shown = useDeferredValue(setting)
  const onTry = useStable((kind: Scenario['kind']) => tryScenario(kind, { setting, dispatch }))
  if (found === null) {
    // About as high as what follows.
    return <div className="mt-6 min-h-40" />
  }
  const dependencies = dependenciesOf(found, shown)
  return (
    dependencies !== null && (
      <div className="mt-6">
        <WhatWouldChange
          pick={dependencies.pick}
          ties={dependencies.ties}
          breakEven={dependencies.breakEven}
          unit={dependencies.unit}
          scenarios={scenariosOf(found, shown)}
          onTry={onTry}
        />
      </div>
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
