import { apiPaths } from '@cardsight/contract/api-paths'
import type { CardFact, CardReport } from '@cardsight/contract/schemas'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { type Note, readNote, readOtherRewards } from '../../cards/card-facts.ts'
import { formatDayLong } from '../../lib/format-date.ts'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'
import { PageSection } from './page-section.tsx'
import { ReportError, ReportErrorLink } from './report-error/report-error.tsx'

/** Every fact with its date, and the sources of the card. */
export function FactsSection({ report }: { report: CardReport }) {
  const { card, facts } = report
  return (
    <PageSection
      id="facts"
      title="Facts and where they come from"
      lead="Each fact has its own source and date. If no source states a fact, we say so. We don’t guess."
    >
      <div className="grid items-start gap-x-12 gap-y-10 menu:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-8">
          <Table caption="Facts" hideCaption>
            <thead>
              <tr>
                <HeadCell>Fact</HeadCell>
                <HeadCell>What it is</HeadCell>
                <HeadCell>Source</HeadCell>
              </tr>
            </thead>
            <tbody>
              {facts.map((fact) => (
                <Row key={fact.label}>
                  <RowHead className="align-baseline">{fact.label}</RowHead>
                  <Cell className="align-baseline">{fact.text}</Cell>
                  <Cell className="align-baseline text-sm text-ink-soft">
                    <FactOrigin fact={fact} />
                  </Cell>
                </Row>
              ))}
            </tbody>
          </Table>
          <ReportErrorLink />
          <Sources report={report} />
        </div>
        <div className="grid min-w-0 gap-8">
          <Notes notes={card.moreDetailNotes.map(readNote)} />
          <Perks json={card.otherRewards} />
          <ReportErrorLink />
        </div>
      </div>
      <ReportError cardId={card.cardId} />
    </PageSection>
  )
}

/** Where a fact comes from. Old facts show their age. */
function FactOrigin({ fact: { source, asOf, ageDays, isStale, text } }: { fact: CardFact }) {
  if (text === NOT_STATED) {
    return '–'
  }
  return (
    <>
      {source}, <time dateTime={asOf}>{formatDayLong(asOf)}</time>
      {isStale && <span className="block font-medium text-brick-deep">{ageDays} days old</span>}
    </>
  )
}

const NOT_STATED = 'not stated'

function Notes({ notes }: { notes: readonly Note[] }) {
  return (
    notes.length > 0 && (
      <div>
        <h3>Pros and cons</h3>
        <ul className="mt-3 grid list-none gap-2">
          {notes.map(({ tone, text }) => {
            const isGood = tone === 'good'
            const Icon = isGood ? ThumbsUp : ThumbsDown
            return (
              <li key={text} className="flex gap-3">
                <Icon
                  aria-hidden="true"
                  className={`mt-1 size-4 shrink-0 ${isGood ? 'text-teal' : 'text-brick'}`}
                />
                <span>
                  <span className="sr-only">{isGood ? 'Pro: ' : 'Con: '}</span>
                  {text}
                </span>
              </li>
            )
          })}
        </ul>
      </div>
    )
  )
}

function Perks({ json }: { json: string }) {
  const perks = readOtherRewards(json)
  return (
    <div>
      <h3>Perks and credits</h3>
      {perks.length === 0 ? (
        <p className="mt-2 text-ink-soft">None listed.</p>
      ) : (
        <dl className="mt-2">
          {perks.map(({ name, explanation }) => (
            <div key={name} className="border-t border-hairline py-2 first:border-t-0">
              <dt className="font-medium">{name}</dt>
              <dd className="text-ink-soft">{explanation}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-2 text-sm text-ink-soft">For information only. Not included in totals.</p>
    </div>
  )
}

function Sources({ report: { card, sources } }: { report: CardReport }) {
  return (
    <div>
      <h3>Sources</h3>
      <ul className="mt-2 list-none">
        {sources.map(({ name, date }) => (
          <li key={`${name} ${date}`} className="border-t border-hairline py-2 first:border-t-0">
            {name}, <time dateTime={date}>{formatDayLong(date)}</time>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        <a href={card.link} target="_blank" rel="noopener nofollow">
          {card.issuer}’s site
          <span className="sr-only">, in a new tab</span>
        </a>{' '}
        is the final word. The same facts <a href={apiPaths.card(card.cardId)}>as data</a>.
      </p>
    </div>
  )
}
