import type { CatalogChange, CatalogChanges } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import { Rss } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ChangeEntry } from '../../cards/change-entry.tsx'
import { changeLabels, changesText } from '../../content/catalog-text.ts'
import { formatDay, formatMonthLong } from '../../lib/format-date.ts'
import { LinkButton } from '../../ui/button.tsx'
import { allChangesPath, type ChangesQuery, changesPath } from './changes-query.ts'

type ChangeGroup = Readonly<{ key: string; title: string; changes: readonly CatalogChange[] }>

/** Groups changes by month, in the given order. Announced ones come first, in a group of their own. */
function groupByMonth(changes: readonly CatalogChange[]): ChangeGroup[] {
  const groups = new Map<string, CatalogChange[]>()
  for (const change of changes) {
    const key = change.isAnnounced ? ANNOUNCED : change.date.slice(0, 'YYYY-MM'.length)
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  return [...groups]
    .sort(([a], [b]) => Number(b === ANNOUNCED) - Number(a === ANNOUNCED))
    .map(([key, own]) => ({
      key,
      title: key === ANNOUNCED ? 'Coming up' : formatMonthLong(key),
      changes: own,
    }))
}

const ANNOUNCED = 'announced'

const FIRST_COUNT = 75

/** What the page shows first: those announced, and the newest. A year of changes would make a document of 250 kB. */
export function firstChanges(changes: readonly CatalogChange[]): CatalogChange[] {
  const announced = changes.filter(({ isAnnounced }) => isAnnounced)
  const seen = changes.filter(({ isAnnounced }) => !isAnnounced)
  return [...announced, ...seen].slice(0, FIRST_COUNT)
}

export type ChangesPageProps = {
  listed: CatalogChanges
  /** Of all changes; the page lists fewer at first. */
  count: number
  query: ChangesQuery
}

/** Changes of all cards' terms, newest first, by month. */
export function ChangesPage({ listed, count, query }: ChangesPageProps) {
  const { from, years, fields, changes } = listed
  const { year, field } = query
  return (
    <div className="mx-auto max-w-page px-4 py-12 narrow:px-6 narrow:py-16">
      <h1 className="narrow:text-4xl">{changesText.heading}</h1>
      <p className="mt-5 max-w-text text-base">
        Every change we know of to fees, earn rates, welcome offers and other terms, newest first. “Seen” is
        the first day a source showed a change, so it may have happened earlier.
      </p>
      <p className="mt-3" data-print="hide">
        <a
          href={pagePaths.cardChangesFeed}
          className="inline-flex min-h-11 items-center gap-2 text-evergreen underline underline-offset-4 hover:text-evergreen-deep narrow:min-h-6"
        >
          <Rss aria-hidden="true" className="size-4" /> Follow with an Atom feed
        </a>
      </p>
      <div className="mt-6 grid gap-x-8 gap-y-1 border-y border-hairline py-3" data-print="hide">
        <Choices label="Time">
          <Choice query={{ year: null, field }} isChosen={year === null}>
            Last 12 months
          </Choice>
          {years.map((one) => (
            <Choice key={one} query={{ year: one, field }} isChosen={year === one}>
              {one}
            </Choice>
          ))}
        </Choices>
        <Choices label="Term">
          <Choice query={{ year, field: null }} isChosen={field === null}>
            All terms
          </Choice>
          {fields.map((one) => (
            <Choice key={one} query={{ year, field: one }} isChosen={field === one}>
              {changeLabels[one]}
            </Choice>
          ))}
        </Choices>
      </div>
      <p className="mt-6 text-ink-soft" role="status">
        {field !== null && `${changeLabels[field]}: `}
        {countOf(count)} {year === null ? `since ${formatDay(from)}` : `in ${year}`}.
      </p>
      {groupByMonth(changes).map(({ key, title, changes: own }) => (
        <section key={key} aria-labelledby={`changes-${key}`} className="mt-10">
          <h2 id={`changes-${key}`} className="text-xl">
            {title}
          </h2>
          <ul className="mt-2 list-none border-b border-hairline">
            {own.map((change) => (
              <li key={keyOf(change)} className="border-t border-hairline">
                <ChangeEntry
                  change={change}
                  card={
                    <h3 className="font-sans text-base font-semibold">
                      <Link to={`${pagePaths.card(change.cardId)}#history`}>{change.cardName}</Link>
                    </h3>
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {changes.length < count && (
        <p className="mt-6" data-print="hide">
          <LinkButton to={allChangesPath(query)} variant="secondary" preventScrollReset>
            Show all {count} changes
          </LinkButton>
        </p>
      )}
    </div>
  )
}

function countOf(count: number): string {
  if (count === 0) {
    return 'No changes'
  }
  return count === 1 ? '1 change' : `${count} changes`
}

function keyOf({ cardId, date, field, text }: CatalogChange): string {
  return [cardId, date, field, text].join(' ')
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="narrow:flex narrow:items-baseline narrow:gap-x-5">
      <span aria-hidden="true" className="block w-10 shrink-0 text-sm text-ink-soft">
        {label}
      </span>
      <ul className="flex min-w-0 flex-1 list-none flex-wrap gap-x-5">{children}</ul>
    </nav>
  )
}

type ChoiceProps = { query: ChangesQuery; isChosen: boolean; children: ReactNode }

function Choice({ query, isChosen, children }: ChoiceProps) {
  return (
    <li>
      <Link
        to={changesPath(query)}
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className="figures inline-flex min-h-11 items-center text-ink hover:text-evergreen hover:underline aria-[current]:font-semibold aria-[current]:underline aria-[current]:underline-offset-4 narrow:min-h-8"
      >
        {children}
      </Link>
    </li>
  )
}
