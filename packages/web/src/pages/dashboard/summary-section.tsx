import { pagePaths } from '@cardsight/contract/paths'
import { describeProfile } from '@cardsight/contract/profile'
import { lazy, Suspense } from 'react'
import { loadProfileEditor } from '../../features/profile/load-profile-editor.ts'
import { writeProfile } from '../../features/profile/stored-profile.ts'
import { SharePanel } from '../../features/results/share-panel.tsx'
import { SummaryBar, type SummaryPart } from '../../features/results/summary-bar.tsx'
import { AmountsEditor } from '../../features/spending-form/amounts-editor.tsx'
import { totalOfCosts } from '../../features/spending-form/costs.ts'
import { formatDollars } from '../../lib/format-dollars.ts'
import { saveFile } from '../../lib/save-file.ts'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { basisLabel, periodOf } from './basis.ts'
import { resultsCsv } from './results-csv.ts'
import { topCardsOf } from './selectors.ts'
import { roundedCosts, shareQuery } from './share-link.ts'
import { type FoundCards, isManual } from './state/dashboard-state.ts'
import type { StepProps } from './step-props.ts'

const ProfileEditor = lazy(() => loadProfileEditor().then((loaded) => ({ default: loaded.ProfileEditor })))

type SummarySectionProps = StepProps & { found: FoundCards }

/** Connects the summary bar to the dashboard. */
export function SummarySection({ state, dispatch, found }: SummarySectionProps) {
  const { resultSetting: setting, profile } = state
  const options = found.texts.profileOptions
  const openSettings = () =>
    dispatch({ type: 'dialog-opened', dialog: { kind: 'change-settings', banks: state.accounts.banks } })
  const ids = topCardsOf(found, setting).map(({ cardId }) => cardId)
  return (
    <SummaryBar
      spending={
        isManual(state)
          ? `${formatDollars(totalOfCosts(state.typed))} a month`
          : `${basisLabel(state)} · ${periodOf(state)}`
      }
      profile={describeProfile(profile, options)}
      projection={setting.topYearProjection}
      onProjection={(projection) => dispatch({ type: 'projection-chosen', list: 'top', projection })}
      hasIntroBonus={setting.topIncludedIntroBonus}
      onIntroBonus={(included) => dispatch({ type: 'intro-switched', list: 'top', included })}
      comparePath={ids.length === 0 ? pagePaths.compare : pagePaths.compareCards(ids)}
      onExport={() => saveFile('cardsight-results.csv', 'text/csv', resultsCsv(found, setting))}
      onPrint={() => window.print()}
      onSpending={isManual(state) ? undefined : openSettings}
      tray={(part, close) => <Tray {...{ state, dispatch, found, part, close }} />}
    />
  )
}

type TrayProps = SummarySectionProps & { part: SummaryPart; close: () => void }

function Tray({ state, dispatch, found, part, close }: TrayProps) {
  switch (part) {
    case 'spending':
      return (
        <AmountsEditor
          costs={state.typed}
          onChange={(costs) => dispatch({ type: 'costs-edited', costs })}
          onAll={() => dispatch({ type: 'dialog-opened', dialog: { kind: 'spending-form' } })}
        />
      )
    case 'profile':
      return (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <ProfileEditor
            profile={state.profile}
            options={found.texts.profileOptions}
            onChange={writeProfile}
            onDone={close}
          />
        </Suspense>
      )
    case 'share':
      return <SharePanel address={shareAddress(state, found)} isRounded={!isManual(state)} />
  }
}

/** Statements and linked accounts are shared as typed amounts, on the dashboard. */
function shareAddress({ costs, profile, resultSetting }: StepProps['state'], found: FoundCards) {
  const shared = costs !== null && isManual({ costs }) ? costs : roundedCosts(found)
  return `${window.location.origin}${pagePaths.dashboard}${shareQuery({ costs: shared, profile, resultSetting })}`
}
