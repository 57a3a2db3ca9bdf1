import { pagePaths } from '@cardsight/contract/paths'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { PersonLine } from '../own-reports/person-line.tsx'
import { SpendingBasis } from '../own-reports/spending-basis.tsx'
import { useOwnReports } from '../own-reports/use-own-reports.ts'
import { CardCombobox } from './card-combobox.tsx'
import { CompareControls } from './compare-controls.tsx'
import type { ComparePageProps } from './compare-data.ts'
import { CompareForm } from './compare-form.tsx'
import { compareAddress, MOST_CARDS, shareAddress } from './compare-query.ts'
import type { CompareYears } from './compare-rows.ts'
import { CompareSuggestion } from './compare-suggestion.tsx'
import { CompareTable } from './compare-table.tsx'
import { ShareComparison } from './share-comparison.tsx'

/** Two to four cards side by side, on the visitor's own spending if this browser has it. */
export function ComparePage({ reports, sharedCosts, notes, issuers, suggested }: ComparePageProps) {
  const own = useOwnReports({ reports, sharedCosts })
  const [years, setYears] = useState<CompareYears>(1)
  const [hasBonus, setHasBonus] = useState(true)
  const [isOnlyDifferent, setIsOnlyDifferent] = useState(false)
  const chosen = reports.map(({ card }) => card.cardId)
  const isComparing = reports.length > 1
  return (
    <div className="mx-auto max-w-page px-4 py-10 narrow:px-6 narrow:py-14">
      <h1 className="narrow:text-4xl">Compare credit cards</h1>
      <SpendingBasis own={own} className="mt-4" />
      <PersonLine own={own} />
      <div className="mt-6">
        <CompareForm issuers={issuers} chosen={chosen} />
        {chosen.length < MOST_CARDS && <AddCard issuers={issuers} chosen={chosen} />}
      </div>
      <div role="status" className="mt-4 space-y-2 empty:mt-0">
        {notes.map((note) => (
          <p key={note} className="ledger-margin pl-4">
            {note}
          </p>
        ))}
        {reports.length === 1 && <p>Choose a second card to compare.</p>}
      </div>
      {isComparing ? (
        <div className="mt-6" aria-busy={own.isBusy}>
          {own.reports.every(({ debt }) => debt === null) && (
            <CompareControls
              {...{ years, hasBonus, isOnlyDifferent }}
              onYears={setYears}
              onBonus={setHasBonus}
              onOnlyDifferent={setIsOnlyDifferent}
            />
          )}
          <div className="mt-8">
            <CompareTable
              reports={own.reports}
              view={{ basis: own.basis, years, hasBonus }}
              isOnlyDifferent={isOnlyDifferent}
            />
          </div>
          <div className="mt-8 flex flex-wrap items-start justify-between gap-4">
            <p className="max-w-text text-sm text-ink-soft">
              Rows in which the cards differ are highlighted.{' '}
              <Link to={pagePaths.dashboard}>See every card on your spending</Link>.
            </p>
            <ShareComparison
              path={
                own.basis === 'average'
                  ? compareAddress(chosen)
                  : shareAddress(chosen, own.costs, own.profile)
              }
              hasAmounts={own.basis === 'own'}
            />
          </div>
        </div>
      ) : (
        <CompareSuggestion suggested={suggested} chosen={chosen} />
      )}
    </div>
  )
}

type AddCardProps = Pick<ComparePageProps, 'issuers'> & { chosen: readonly string[] }

function AddCard({ issuers, chosen }: AddCardProps) {
  const navigate = useNavigate()
  const choices = useMemo(
    () => issuers.flatMap(({ issuer, cards }) => cards.map((card) => ({ ...card, issuer }))),
    [issuers],
  )
  return (
    <CardCombobox
      label={chosen.length === 0 ? 'Find a card to compare' : 'Add a card'}
      choices={choices.filter(({ cardId }) => !chosen.includes(cardId))}
      onChoose={(cardId) => void navigate(compareAddress([...chosen, cardId]), { preventScrollReset: true })}
    />
  )
}
