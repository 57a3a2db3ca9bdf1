import { pagePaths } from '@cardsight/contract/paths'
import type { PointUse } from '@cardsight/contract/profile'
import { lazy, type ReactNode, Suspense } from 'react'
import { creditTexts } from '../../content/credit-texts.ts'
import { loadProfileEditor } from '../../features/profile/profile-panel.tsx'
import { writeProfile } from '../../features/profile/stored-profile.ts'
import { ControlBar, type ControlPart } from '../../features/results/control-bar.tsx'
import { AmountsEditor } from '../../features/spending-form/amounts-editor.tsx'
import { totalOfCosts } from '../../features/spending-form/costs.ts'
import { formatDollars } from '../../lib/format-money.ts'
import { saveFile } from '../../lib/save-file.ts'
import { CopyField } from '../../ui/copy-field.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { basisLabel, periodOf } from '../basis.ts'
import type { StepProps } from '../dashboard-store.ts'
import { type FoundCards, isManual } from '../state/dashboard-state.ts'
import { byCostOf } from './debt.tsx'
import { resultsCsv } from './results-csv.ts'
import { topCardsOf } from './selectors.ts'
import { roundedCosts, shareQuery } from './share-query.ts'

const ProfileEditor = lazy(() => loadProfileEditor().then((loaded) => ({ default: loaded.ProfileEditor })))

type ControlSectionProps = StepProps & { found: FoundCards; yearsId: string; filter: ReactNode }

/** Connects the control bar to the dashboard. */
export function ControlSection({ state, dispatch, found, yearsId, filter }: ControlSectionProps) {
  const { resultSetting: setting, profile } = state
  const openSettings = () =>
    dispatch({ type: 'dialog-opened', dialog: { kind: 'change-settings', banks: state.accounts.banks } })
  const ids = topCardsOf(found, setting)
    .slice(0, COMPARED)
    .map(({ cardId }) => cardId)
  return (
    <ControlBar
      yearsId={yearsId}
      filter={filter}
      {...spendingTexts(state)}
      credit={creditTexts[profile.credit].label}
      points={pointNames[profile.points]}
      projection={setting.topYearProjection}
      onProjection={(projection) => dispatch({ type: 'projection-chosen', list: 'top', projection })}
      hasRewards={byCostOf(found, setting.topFilters) === null}
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

function spendingTexts(state: StepProps['state']) {
  const basis = basisLabel(state)
  const total = formatDollars(totalOfCosts(state.typed))
  return isManual(state)
    ? { spending: `${total} a month`, shortSpending: `${total}/mo` }
    : { spending: `${basis} · ${periodOf(state)}`, shortSpending: basis }
}

/** As many as fit next to each other. */
const COMPARED = 3

const pointNames: Readonly<Record<PointUse, string>> = {
  cash: 'Cash out',
  easy: 'No transfers',
  transfers: 'Transfers',
  own: 'Your values',
}

type TrayProps = StepProps & { found: FoundCards; part: Exclude<ControlPart, 'filters'>; close: () => void }

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

type SharePanelProps = {
  address: string
  /** The amounts come from bank data, so they're rounded to ten dollars. */
  isRounded: boolean
}

/** The link to these results, and what it contains. */
function SharePanel({ address, isRounded }: SharePanelProps) {
  return (
    <CopyField
      label="Link to these results"
      hint={
        <>
          It contains your monthly amounts{isRounded && ', rounded to $10,'} and what we assume about you. It
          doesn’t contain your name, accounts or transactions.
        </>
      }
      value={address}
      action="Copy link"
      status={{ after: 'Link copied' }}
    />
  )
}
