import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { assumedPerson } from '../../content/assumed-person.ts'
import { averageSource } from '../../content/average-spending.ts'
import type { ComparePageProps } from './compare-data.ts'
import { CompareForm } from './compare-form.tsx'
import { CompareTable } from './compare-table.tsx'

/** Two or three cards side by side, with a URL to share. */
export function ComparePage({ reports, notes, issuers, suggested }: ComparePageProps) {
  return (
    <div className="mx-auto max-w-page px-4 py-12 narrow:px-6 narrow:py-16">
      <h1 className="narrow:text-4xl">Compare credit cards</h1>
      <p className="mt-5 max-w-text text-lg">
        See two or three cards side by side: what each would have earned, how it earns, and every fact we
        have. Totals use what the average American household spent in {averageSource.year}. Assumes:{' '}
        {assumedPerson}.
      </p>
      <div className="mt-8">
        <CompareForm issuers={issuers} chosen={reports.map(({ card }) => card.cardId)} />
      </div>
      <div role="status" className="mt-6 space-y-2 empty:mt-0">
        {notes.map((note) => (
          <p key={note} className="ledger-margin pl-4">
            {note}
          </p>
        ))}
        {reports.length === 1 && <p>Choose a second card to compare.</p>}
      </div>
      {reports.length > 1 ? (
        <div className="mt-10">
          <CompareTable reports={reports} />
          <p className="mt-8 max-w-text text-sm text-ink-soft">
            Not an average spender? <Link to={pagePaths.dashboard}>Enter your own spending</Link> and see
            every card on it. To share this comparison, copy the link.
          </p>
        </div>
      ) : (
        <Suggestion suggested={suggested} />
      )}
    </div>
  )
}

function Suggestion({ suggested }: Pick<ComparePageProps, 'suggested'>) {
  const address = pagePaths.compareCards(suggested.map(({ cardId }) => cardId))
  return (
    <p className="mt-6">
      For example, the three that would have earned the most in three years:{' '}
      <Link to={address}>{suggested.map(({ name }) => name).join(', ')}</Link>. Or pick from{' '}
      <Link to={pagePaths.cards}>all cards</Link>.
    </p>
  )
}
