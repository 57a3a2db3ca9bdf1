import type { CardChange, CardReport } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { ChangeEntry } from '../../cards/change-entry.tsx'
import { DataPart } from './data-part.tsx'

/** Changes that are always visible; the others are behind a button. */
const FIRST_COUNT = 8

/** Every change of the card's terms, newest first. */
export function HistorySection({ report }: { report: CardReport }) {
  const { timeline } = report.history
  const rest = timeline.slice(FIRST_COUNT)
  return (
    <DataPart id="history" title="What changed">
      {timeline.length === 0 ? (
        <p>We haven’t recorded any changes to this card’s terms.</p>
      ) : (
        <>
          <p className="text-sm text-ink-soft">
            “Seen” is the first day a source showed a change.{' '}
            <Link to={pagePaths.cardChanges}>See changes to all cards</Link>.
          </p>
          <ChangeList changes={timeline.slice(0, FIRST_COUNT)} />
        </>
      )}
      {rest.length > 0 && (
        <details className="group/changes print:[&::details-content]:[content-visibility:visible]">
          <summary className="inline-flex min-h-11 list-none items-center text-sm font-semibold text-evergreen underline underline-offset-4 hover:text-evergreen-deep print:hidden [&::-webkit-details-marker]:hidden">
            <span className="group-open/changes:hidden">Show all {timeline.length} changes</span>
            <span className="hidden group-open/changes:inline">Hide older changes</span>
          </summary>
          <ChangeList changes={rest} start={FIRST_COUNT + 1} />
        </details>
      )}
    </DataPart>
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
