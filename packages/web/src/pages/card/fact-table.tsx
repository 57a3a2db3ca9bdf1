import type { CardFact, CardReport } from '@cardsight/contract/cards'
import { capitalize } from '@cardsight/engine/text'
import { formatDayLong } from '../../lib/format-date.ts'
import { Table } from '../../ui/table.tsx'
import { DataPart } from './data-part.tsx'
import { REPORT_ERROR_ID } from './report-error/report-outcome.ts'

/** Every fact of the card with its source and date. */
export function FactTable({ report: { facts } }: { report: CardReport }) {
  return (
    <DataPart id="facts" title="Facts and where they come from">
      <p className="text-sm text-ink-soft">If no source states a fact, we say so.</p>
      {/* Styled from here: a page has up to 30 facts, and its document should stay small. */}
      <Table
        caption="Facts"
        hideCaption
        className="mt-2 [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-2 [&_:is(td,th)]:align-baseline [&_:is(td,th):first-child]:pl-0 [&_td+td]:pr-0 [&_td+td]:text-sm [&_td+td]:text-ink-soft [&_th]:text-left [&_th]:font-medium [&_tr]:border-t [&_tr]:border-hairline"
      >
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col">Fact</th>
            <th scope="col">What it is</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.label}>
              <th scope="row">{fact.label}</th>
              <td>{capitalize(fact.text)}</td>
              <td>
                <FactOrigin fact={fact} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p data-print="hide" className="mt-3 text-sm">
        <a href={`#${REPORT_ERROR_ID}`}>Something wrong? Report an error</a>
      </p>
    </DataPart>
  )
}

const NOT_STATED = 'not stated'
const UNKNOWN = "we don't know"

/** Where a fact comes from. Old facts show their age. */
function FactOrigin({ fact }: { fact: CardFact }) {
  const { asOf, isDated, ageDays, isStale, text, also } = fact
  if (text === NOT_STATED || text === UNKNOWN) {
    return '–'
  }
  if (!isDated) {
    return (
      <>
        <SourceName fact={fact} />, undated; we read it on <time dateTime={asOf}>{formatDayLong(asOf)}</time>
      </>
    )
  }
  return (
    <>
      <SourceName fact={fact} />, <time dateTime={asOf}>{formatDayLong(asOf)}</time>
      {also !== null && <span className="block">Also: {also}</span>}
      {isStale && <span className="block font-medium text-brick-deep">{ageDays} days old</span>}
    </>
  )
}

/** Links to the page where the fact can be read, if there is one. */
function SourceName({ fact: { source, page } }: { fact: CardFact }) {
  return page === null ? (
    source
  ) : (
    <a href={page} target="_blank" rel="noopener nofollow">
      {source}
      <span className="sr-only">, in a new tab</span>
    </a>
  )
}
