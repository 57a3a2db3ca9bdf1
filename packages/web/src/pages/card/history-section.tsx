import { pagePaths } from '@cardsight/contract/paths'
import type { CardChange, CardReport } from '@cardsight/contract/schemas'
import { Link } from 'react-router'
import { ChangeEntry } from '../../cards/change-entry.tsx'
import { OfferHistory } from './offer-history.tsx'
import { PageSection } from './page-section.tsx'

/** Changes that are always visible; the others are behind a button. */
const FIRST_COUNT = 8

/** The card's terms over time: a chart of the welcome offer, then every change. */
export function HistorySection({ report }: { report: CardReport }) {
  const { timeline } = report.history
  if (timeline.length === 0) {
    return (
      <PageSection id="history" title="History">
        <OfferHistory report={report} />
        <p className="mt-4 text-ink-soft first:mt-0">We haven’t recorded any changes to this card’s terms.</p>
      </PageSection>
    )
  }
  return (
    <PageSection
      id="history"
      title="History"
      lead={
        <>
          Every change we know of, with its source. “Seen” is the first day a source showed it, so it may have
          happened earlier. <Link to={pagePaths.cardChanges}>See changes to all cards</Link>.
        </>
      }
    >
      <OfferHistory report={report} />
      <div className="mt-8 first:mt-0">
        <h3>What changed</h3>
        <ChangeList changes={timeline.slice(0, FIRST_COUNT)} />
        {timeline.length > FIRST_COUNT && (
          <details className="group print:[&::details-content]:[content-visibility:visible]">
            <summary className="inline-flex min-h-11 list-none items-center font-semibold text-evergreen underline underline-offset-4 hover:text-evergreen-deep print:hidden [&::-webkit-details-marker]:hidden">
              <span className="group-open:hidden">Show all {timeline.length} changes</span>
              <span className="hidden group-open:inline">Hide older changes</span>
            </summary>
            <ChangeList changes={timeline.slice(FIRST_COUNT)} start={FIRST_COUNT + 1} />
          </details>
        )}
      </div>
    </PageSection>
  )
}

function ChangeList({ changes, start = 1 }: { changes: readonly CardChange[]; start?: number }) {
  return (
    <ol start={start} className="mt-2 list-none">
      {changes.map((change) => (
        <li key={`${change.date} ${change.field} ${change.text}`} className="border-t border-hairline">
          <ChangeEntry change={change} />
        </li>
      ))}
    </ol>
  )
}
