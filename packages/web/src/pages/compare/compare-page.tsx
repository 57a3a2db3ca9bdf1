import type { NamedCard } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import { Link2 } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { CardFace, faceOf } from '../../cards/card-face.tsx'
import { PersonLine, SpendingBasis } from '../../own-reports/spending-basis.tsx'
import { useOwnReports } from '../../own-reports/use-own-reports.ts'
import { Button } from '../../ui/button.tsx'
import { controlClasses } from '../../ui/field.tsx'
import { CardCombobox, CompareControls } from './compare-controls.tsx'
import type { ComparePageProps } from './compare-data.ts'
import { compareAddress, MOST_CARDS, shareAddress } from './compare-query.ts'
import type { CompareYears } from './compare-rows.ts'
import { CompareTable } from './compare-table.tsx'

type CompareFormProps = { issuers: ComparePageProps['issuers']; chosen: readonly string[] }

/**
 * For browsers without a script: the choices are submitted as a form. All others get the search box. One list of all cards,
 * because one for each choice would make the document too long.
 */
function CompareForm({ issuers, chosen }: CompareFormProps) {
  return (
    <noscript>
      <form method="get" action={pagePaths.compare}>
        <fieldset className="max-w-text">
          <legend className="font-semibold">Choose two to four cards</legend>
          <div className="mt-2 max-h-96 overflow-y-auto rounded-control border border-edge p-4">
            {issuers.map(({ issuer, cards }) => (
              <div key={issuer} className="mb-3">
                <b>{issuer}</b>
                {cards.map(({ cardId, name }) => (
                  <label key={cardId}>
                    <br />
                    <input
                      type="checkbox"
                      name="cards"
                      value={cardId}
                      defaultChecked={chosen.includes(cardId)}
                    />{' '}
                    {name}
                  </label>
                ))}
              </div>
            ))}
          </div>
        </fieldset>
        <Button type="submit" className="mt-4">
          Compare
        </Button>
      </form>
    </noscript>
  )
}

/** Two to four cards side by side, on the visitor's own spending if this browser has it. */
export function ComparePage({ reports, sharedCosts, notes, issuers, suggested }: ComparePageProps) {
  const own = useOwnReports({ reports, sharedCosts })
  const [years, setYears] = useState<CompareYears>(1)
  const [hasBonus, setHasBonus] = useState(true)
  const [isOnlyDifferent, setIsOnlyDifferent] = useState(false)
  const chosen = reports.map(({ card }) => card.cardId)
  const isComparing = reports.length > 1
  return (
    <div className="mx-auto max-w-page px-4 py-6 narrow:px-6 narrow:py-10">
      <h1 className="text-2xl">Compare credit cards</h1>
      <SpendingBasis own={own} className="mt-2" />
      <PersonLine own={own} />
      <div className="mt-6">
        {isComparing ? (
          <noscript>
            <a href={pagePaths.compare}>Compare other cards</a>
          </noscript>
        ) : (
          <CompareForm issuers={issuers} chosen={chosen} />
        )}
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
          <div className="mt-6">
            <CompareTable
              reports={own.reports}
              view={{ basis: own.basis, years, hasBonus }}
              isOnlyDifferent={isOnlyDifferent}
            />
          </div>
          <div className="mt-8 flex flex-wrap items-start justify-between gap-4">
            <p className="max-w-text text-sm text-ink-soft">
              Rows that differ are highlighted.{' '}
              <Link to={pagePaths.dashboard}>See every card on your spending</Link>
            </p>
            <ShareComparison
              path={
                own.basis === 'average' || own.basis === 'linked'
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
    () =>
      issuers.flatMap(({ cards }) => cards.map(({ issuedBy, ...card }) => ({ ...card, issuer: issuedBy }))),
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

type CompareSuggestionProps = { suggested: readonly NamedCard[]; chosen: readonly string[] }

/** Before there are two cards: the leaders over three years, one press away. */
function CompareSuggestion({ suggested, chosen }: CompareSuggestionProps) {
  const others = suggested.filter(({ cardId }) => !chosen.includes(cardId))
  const compared = [...chosen, ...others.map(({ cardId }) => cardId)].slice(0, MOST_CARDS)
  return (
    <section aria-labelledby="suggestion" className="mt-10">
      <h2 id="suggestion" className="text-xl">
        {chosen.length === 0
          ? 'Or start with the top cards over 3 years'
          : 'Or add the top cards over 3 years'}
      </h2>
      <Link
        to={compareAddress(compared)}
        preventScrollReset
        className="panel mt-4 block max-w-3xl p-4 hover:border-evergreen hover:text-evergreen narrow:p-6"
      >
        <span className="grid grid-cols-3 gap-3 narrow:gap-6">
          {others.map((card) => (
            <span key={card.cardId} className="min-w-0">
              <CardFace {...faceOf(card)} decorative />
              <span className="mt-2 block text-sm font-medium">{card.name}</span>
            </span>
          ))}
        </span>
        <span className="mt-4 block font-semibold text-evergreen">Compare {compared.length} cards →</span>
      </Link>
      <p className="mt-4">
        You can also pick from <Link to={pagePaths.cards}>all cards</Link>.
      </p>
    </section>
  )
}

type ShareComparisonProps = {
  path: string
  /** The link contains the visitor's amounts. */
  hasAmounts: boolean
}

/** Copies the link. If the browser doesn't allow that, the link appears in a field. */
function ShareComparison({ path, hasAmounts }: ShareComparisonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  const id = useId()
  const address = () => new URL(path, window.location.href).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address())
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <div data-needs-script="" data-print="hide">
      <Button variant="secondary" size="small" aria-describedby={`${id}-note`} onClick={() => void copy()}>
        <Link2 aria-hidden="true" className="size-4 shrink-0" />
        Copy link
      </Button>
      <p id={`${id}-note`} role="status" className="mt-1 text-sm text-ink-soft">
        {outcome === 'copied' && 'Link copied. '}
        {hasAmounts && 'The link includes your monthly amounts and your profile.'}
      </p>
      {outcome === 'refused' && (
        <input
          readOnly
          aria-label="Link to this comparison"
          value={address()}
          onFocus={({ target }) => target.select()}
          className={controlClasses}
        />
      )}
    </div>
  )
}
