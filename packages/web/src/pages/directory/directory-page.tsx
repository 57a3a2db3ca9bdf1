import { totalOfTypedCosts } from '@cardsight/contract/costs'
import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { assumedPerson, averageCosts } from '../../content/average-spending.ts'
import { directoryText } from '../../content/catalog-text.ts'
import { formatDollars, formatNumber } from '../../lib/format-money.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import type { Directory } from './directory-data.ts'
import { type DirectoryQuery, directoryPath, PAGE_ROWS } from './directory-query.ts'
import { DirectoryTable } from './directory-table.tsx'
import { FilterChips, SearchForm } from './search-form.tsx'

type Chosen = readonly Readonly<{ cardId: string; name: string }>[]

/** Every card of the catalog: search, filters, and one row per card. */
export function DirectoryPage({ query, rows, foundCount, openCount, issuers }: Directory) {
  const [chosen, setChosen] = useState<Chosen>([])
  const isLoading = useNavigation().location?.pathname === pagePaths.cards
  const isFull = chosen.length >= MOST_COMPARED
  const toggle = (card: Chosen[number]) => {
    const others = chosen.filter(({ cardId }) => cardId !== card.cardId)
    if (others.length < chosen.length || !isFull) {
      setChosen(others.length < chosen.length ? others : [...chosen, card])
    }
  }
  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-10 narrow:px-6 narrow:pt-10">
      <div className="grid items-end gap-x-16 gap-y-4 menu:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
        <div>
          <h1 className="text-2xl">{directoryText.heading}</h1>
          <p className="figures mt-1 text-ink-soft">
            {formatNumber(openCount)} cards, ranked on average spending of{' '}
            {formatDollars(totalOfTypedCosts(averageCosts))} a month.{' '}
            <Link to={pagePaths.dashboard}>Use my own spending</Link>
          </p>
        </div>
        <SearchForm query={query} issuers={issuers} />
      </div>
      <FilterChips query={query} />
      <p role="status" className="figures mt-3 text-sm text-ink-soft">
        {countText(rows.length, foundCount)}
      </p>
      <div aria-busy={isLoading} className="relative -mx-1 overflow-x-auto px-1 aria-busy:opacity-60">
        {rows.length > 0 && (
          <DirectoryTable
            rows={rows}
            chosen={new Set(chosen.map(({ cardId }) => cardId))}
            isFull={isFull}
            onToggle={toggle}
          />
        )}
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <MoreLinks query={query} shownCount={rows.length} foundCount={foundCount} />
        <p className="max-w-text text-sm text-ink-soft">
          Assumes: {assumedPerson}. Banks can’t pay to rank higher.{' '}
          <Link to={pagePaths.methodology}>How we rank</Link> ·{' '}
          <Link to={pagePaths.cardChanges}>What changed</Link> ·{' '}
          <Link to={`${pagePaths.about}#AdvertiserDisclosure`}>{sentences.advertiserDisclosure}</Link>
        </p>
      </div>
      <CompareBar cards={chosen} onClear={() => setChosen([])} />
    </div>
  )
}

function countText(shown: number, found: number): string {
  if (found === 0) {
    return 'No card matches. Remove a filter or search for something else.'
  }
  return shown === found
    ? `Showing ${formatNumber(found)} ${found === 1 ? 'card' : 'cards'}.`
    : `Showing ${formatNumber(shown)} of ${formatNumber(found)} cards.`
}

type MoreLinksProps = { query: DirectoryQuery; shownCount: number; foundCount: number }

function MoreLinks({ query, shownCount, foundCount }: MoreLinksProps) {
  const rest = foundCount - shownCount
  return (
    rest > 0 && (
      <p data-print="hide" className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <LinkButton
          to={directoryPath({ ...query, show: shownCount + PAGE_ROWS })}
          variant="secondary"
          preventScrollReset
          replace
        >
          Show {Math.min(rest, PAGE_ROWS)} more
        </LinkButton>
        <Link
          to={directoryPath({ ...query, show: Number.POSITIVE_INFINITY })}
          preventScrollReset
          replace
          className="py-0.5 text-sm text-evergreen underline underline-offset-4 hover:text-evergreen-deep"
        >
          Show all {formatNumber(foundCount)}
        </Link>
      </p>
    )
  )
}

/** As many as the comparison takes. */
const MOST_COMPARED = 4

type CompareBarProps = { cards: readonly Readonly<{ cardId: string; name: string }>[]; onClear: () => void }

/** The cards to compare, at the bottom of the window once there is one. */
function CompareBar({ cards, onClear }: CompareBarProps) {
  return (
    <section
      aria-label="Cards to compare"
      aria-live="polite"
      data-print="hide"
      className="sticky bottom-0 z-20"
    >
      {cards.length > 0 && (
        <div className="-mx-4 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline bg-paper px-4 py-3 narrow:-mx-6 narrow:px-6">
          <p className="min-w-0 flex-1 text-sm">{cards.map(({ name }) => name).join(' · ')}</p>
          <Button variant="quiet" size="small" onClick={onClear}>
            Clear
          </Button>
          <LinkButton to={pagePaths.compareCards(cards.map(({ cardId }) => cardId))} size="small">
            {cards.length === 1 ? 'Choose another to compare' : `Compare ${cards.length} cards`}
          </LinkButton>
        </div>
      )}
    </section>
  )
}
