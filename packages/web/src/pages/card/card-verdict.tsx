import type { CardReport } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import { debtBasis, debtVerdict, payoffText } from '@cardsight/contract/runs'
import { Archive } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ApplyDisclosure, ApplyLink, ApplyTerms } from '../../cards/apply-link.tsx'
import { CardFace, faceOf } from '../../cards/card-face.tsx'
import { issuerLine } from '../../cards/card-facts.ts'
import { CardTerms, STALE_TERMS } from '../../cards/card-terms.tsx'
import { noRankText } from '../../cards/missing-text.ts'
import { BestSeenNote, laterYearLabel, OfferNote, WithoutBonus } from '../../cards/offer-note.tsx'
import { formatDay } from '../../lib/format-date.ts'
import { formatDollars } from '../../lib/format-money.ts'
import type { OwnReports, OwnSpending } from '../../own-reports/use-own-reports.ts'
import { LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { laterYearOf, verdictOf } from './verdict.ts'

type CardVerdictProps = { report: CardReport; own: OwnSpending }

/** The face, the verdict in a sentence, and what a person needs before they apply. */
export function CardVerdict({ report, own }: CardVerdictProps) {
  const { card, debt } = report
  const hasBonus = debt === null && report.held[1].introMoney > 0
  return (
    <header className="grid gap-6 bg-paper-sunk py-6 max-narrow:-mx-4 max-narrow:px-4 narrow:rounded-panel narrow:p-6 menu:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] menu:items-center menu:gap-10 wide:grid-cols-[25rem_minmax(0,1fr)] wide:gap-16 wide:p-10 print:p-0">
      <CardFace {...faceOf(card)} decorative className="max-w-60 narrow:max-w-80 menu:max-w-none" />
      <div className="min-w-0">
        <h1 className="text-2xl">{card.name}</h1>
        {card.category.includes('Business') && <p className="text-sm text-ink-soft">{issuerLine(card)}</p>}
        <ClosedNote report={report} />
        {debt === null ? (
          <Answer report={report} own={own} />
        ) : (
          <DebtAnswer report={report} debt={debt} own={own} />
        )}
        <NoRank report={report} />
        {debt === null && (
          <>
            <CardTerms card={{ ...card, offerParts: report.offerParts }} className="mt-4" />
            <BestSeenNote bestSeen={card.offer.bestSeen} className="mt-2" />
            <OfferNote offer={card.offer} isDated={!hasBonus} className="mt-2" />
          </>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <div className="flex flex-wrap gap-3" data-print="hide">
            {card.status === 'open' && <ApplyLink card={card} />}
            <LinkButton
              to={pagePaths.compareCards(rivalsOf(report))}
              variant="secondary"
              aria-label={`Compare ${card.name} with similar cards`}
            >
              Compare
            </LinkButton>
            {card.status === 'open' && (
              <LinkButton
                to={pagePaths.watchCard(card.cardId)}
                variant="secondary"
                rel="nofollow"
                aria-label={`Watch the welcome bonus of ${card.name}`}
              >
                Watch
              </LinkButton>
            )}
          </div>
          {debt === null ? (
            <ApplyDisclosure card={card} isDated={!hasBonus} className="min-w-0 basis-72 grow" />
          ) : (
            <ApplyTerms {...card} introOffer={null} className="min-w-0 basis-72 grow" />
          )}
        </div>
        {report.isStale && card.status === 'open' && (
          <p className="mt-2 text-sm font-medium text-brick-deep">{STALE_TERMS}</p>
        )}
      </div>
    </header>
  )
}

function ClosedNote({ report: { card, status } }: { report: CardReport }) {
  return (
    card.status === 'closed' && (
      <div className="mt-2">
        <p className="flex items-center gap-2 font-semibold text-brick-deep">
          <Archive aria-hidden="true" className="size-5 shrink-0" /> Closed to new applicants
        </p>
        <p className="text-sm">
          {status.note} Last confirmed <time dateTime={status.asOf}>{formatDay(status.asOf)}</time>. We list
          it for people who have it, but don’t recommend it.
        </p>
      </div>
    )
  )
}

const whose: Readonly<Record<OwnReports['basis'], string>> = {
  average: 'the average household’s',
  shared: 'this link’s',
  own: 'your',
  linked: 'your linked spending,',
}

function Answer({ report, own }: CardVerdictProps) {
  const { held, openCards } = report
  const [year, rank] = [held[1], held[1].place]
  const { offer, asOf } = report.card
  const laterYear = laterYearOf(report)
  return (
    <div aria-busy={own.isBusy}>
      <p className="mt-1 text-balance font-serif text-xl font-semibold text-evergreen-deep">
        {verdictOf(report)}
      </p>
      {/* Phones have the main figure on a line of its own. */}
      <dl className="mt-4 flex flex-wrap items-end gap-x-10 gap-y-3">
        <Figure value={formatDollars(year.totalMoney)} isMain className="max-narrow:basis-full">
          in year one, on {whose[own.basis]} {formatDollars(own.total)} a month. <a href="#earned">Why?</a>
        </Figure>
        <Figure value={formatDollars(laterYear)}>{laterYearLabel(laterYear, year)}</Figure>
        {rank !== null && <Figure value={`#${rank}`}>of {openCards} cards</Figure>}
      </dl>
      <WithoutBonus total={{ ...year, offer, asOf }} laterYear={laterYear} className="mt-2" />
    </div>
  )
}

type FigureProps = { value: string; isMain?: boolean; className?: string; children: ReactNode }

function Figure({ value, isMain = false, className, children }: FigureProps) {
  return (
    <div className={classNames('flex max-w-48 flex-col-reverse', className)}>
      <dt className="text-sm text-ink-soft">{children}</dt>
      <dd className={`figures font-serif font-semibold ${isMain ? 'text-4xl' : 'text-2xl'}`}>{value}</dd>
    </div>
  )
}

type DebtAnswerProps = CardVerdictProps & { debt: NonNullable<CardReport['debt']> }

/** What the person's debt costs on this card, instead of rewards. */
function DebtAnswer({ report, debt, own }: DebtAnswerProps) {
  const [cost] = debt.results
  const { place } = report.held[1]
  return (
    <div className="mt-2" aria-busy={own.isBusy}>
      <p className="figures font-serif text-2xl">{debtVerdict(debt)}</p>
      {cost !== undefined && (
        <p className="figures mt-1">
          {debtBasis(debt)} Total cost: {formatDollars(cost.cost)}
          {place !== null && `, #${place} of ${report.openCards}`}. {payoffText(cost)}.
        </p>
      )}
    </div>
  )
}

/** Why the card has no rank: what it needs, or the card whose variant it is. */
function NoRank({ report }: { report: CardReport }) {
  const { shownAs, held } = report
  return (
    held[1].place === null &&
    noRankText(report).map((sentence) => (
      <p key={sentence} className="mt-2 text-sm">
        {sentence}{' '}
        {shownAs !== null && sentence.includes(shownAs.name) && (
          <Link to={pagePaths.card(shownAs.cardId)}>See {shownAs.name}</Link>
        )}
      </p>
    ))
  )
}

const MOST_COMPARED = 3

function rivalsOf({ card, related }: CardReport): string[] {
  return [card.cardId, ...related.map(({ cardId }) => cardId)].slice(0, MOST_COMPARED)
}
