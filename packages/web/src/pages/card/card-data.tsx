import { apiPaths } from '@cardsight/contract/api-paths'
import type { CardReport, NamedCard } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { IssuerLink } from '../../cards/apply-link.tsx'
import { readNote, readOtherRewards } from '../../cards/card-facts.ts'
import { CardThumbnail } from '../../cards/face-finish.tsx'
import { formatDayLong } from '../../lib/format-date.ts'
import { Accordion, AccordionItem, FoldOut } from '../../ui/fold-out.tsx'
import { questionsOf } from './card-questions.ts'
import { DataPart } from './data-part.tsx'
import { FactTable } from './fact-table.tsx'
import { HistorySection } from './history-section.tsx'
import { OfferHistory } from './offer-history.tsx'
import { ReportErrorForm } from './report-error/report-error-form.tsx'
import { REPORT_ERROR_ID, reportErrorText } from './report-error/report-outcome.ts'

/**
 * Everything to check the page with: perks, facts with their sources, what changed, questions, similar cards, and the form
 * to report an error.
 */
export const CardData = memo(function CardData({ report }: { report: CardReport }) {
  return (
    <FoldOut
      id="data"
      title="Data"
      hint={`Perks, ${report.facts.length} facts with sources and dates, what changed, questions, report an error`}
    >
      <div className="grid items-start gap-x-16 gap-y-10 menu:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <FactTable report={report} />
        <div className="grid min-w-0 gap-10">
          <ProsAndCons report={report} />
          <Perks json={report.card.otherRewards} />
          <Sources report={report} />
        </div>
        <div className="grid min-w-0 gap-10">
          <OfferHistory report={report} />
          <HistorySection report={report} />
        </div>
        <div className="grid min-w-0 gap-10">
          <Questions report={report} />
          <SimilarCards report={report} />
        </div>
        <ReportError cardId={report.card.cardId} />
      </div>
    </FoldOut>
  )
})

function ReportError({ cardId }: { cardId: string }) {
  return (
    <div data-print="hide" className="menu:col-span-2">
      <DataPart id={REPORT_ERROR_ID} title={reportErrorText.title}>
        <p className="max-w-text text-ink-soft">
          {reportErrorText.lead} Or <Link to={pagePaths.support}>write to us</Link>.
        </p>
        <ReportErrorForm key={cardId} cardId={cardId} />
      </DataPart>
    </div>
  )
}

function ProsAndCons({ report: { card } }: { report: CardReport }) {
  const notes = card.moreDetailNotes.map(readNote)
  return (
    notes.length > 0 && (
      <DataPart id="notes" title="Pros and cons">
        <ul className="grid list-none gap-1">
          {notes.map(({ tone, text }) => {
            const isGood = tone === 'good'
            const Icon = isGood ? ThumbsUp : ThumbsDown
            return (
              <li key={text} className="flex gap-3">
                <Icon
                  aria-hidden="true"
                  className={`mt-1 size-4 shrink-0 ${isGood ? 'text-teal' : 'text-brick'}`}
                />
                <span className="min-w-0">
                  <span className="sr-only">{isGood ? 'Pro: ' : 'Con: '}</span>
                  {text}
                </span>
              </li>
            )
          })}
        </ul>
      </DataPart>
    )
  )
}

function Perks({ json }: { json: string }) {
  const perks = readOtherRewards(json)
  return (
    <DataPart id="perks" title="Perks and credits">
      {perks.length === 0 ? (
        <p className="text-ink-soft">None listed.</p>
      ) : (
        <dl className="divide-y divide-hairline">
          {perks.map(({ name, explanation }) => (
            <div key={name} className="py-2">
              <dt className="font-medium">{name}</dt>
              <dd className="text-sm text-ink-soft">{explanation}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-1 text-sm text-ink-soft">For information only. Not included in totals.</p>
    </DataPart>
  )
}

function Sources({ report: { card, sources } }: { report: CardReport }) {
  return (
    <DataPart id="sources" title="Sources">
      <ul className="list-none text-sm">
        {sources.map(({ name, date }) => (
          <li key={`${name} ${date}`} className="py-1">
            {name}, <time dateTime={date}>{formatDayLong(date)}</time>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-ink-soft">
        <IssuerLink card={card}>
          {card.issuer}’s site
          <span className="sr-only">, in a new tab</span>
        </IssuerLink>{' '}
        is the final word. The same facts <a href={apiPaths.card(card.cardId)}>as data</a>.
      </p>
    </DataPart>
  )
}

function Questions({ report }: { report: CardReport }) {
  return (
    <DataPart id="questions" title="Questions and answers">
      <Accordion>
        {questionsOf(report).map(({ question, answer }) => (
          <AccordionItem
            key={question}
            title={<h4 className="font-semibold">{question}</h4>}
            className="print:[&::details-content]:[content-visibility:visible]"
          >
            <p>{answer}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </DataPart>
  )
}

/** Cards of the same kind with a similar total. */
function SimilarCards({ report: { card, related } }: { report: CardReport }) {
  const allOfIssuer = `${pagePaths.cards}?${new URLSearchParams({ issuer: card.issuer })}`
  return (
    <DataPart id="related" title="Similar cards">
      <ul className="list-none divide-y divide-hairline">
        {related.map((other) => (
          <li key={other.cardId}>
            <SimilarCard card={other} />
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <Link to={allOfIssuer}>All cards of {card.issuer}</Link>
      </p>
    </DataPart>
  )
}

function SimilarCard({ card: { cardId, name, issuer, face } }: { card: NamedCard }) {
  return (
    <Link to={pagePaths.card(cardId)} className="flex items-center gap-4 py-2 hover:text-evergreen">
      <CardThumbnail brief={{ face }} className="w-16" />
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-ink-soft">{issuer}</span>
      </span>
    </Link>
  )
}
