import { pagePaths } from '@cardsight/contract/paths'
import { debtBasis, debtHeadline, payoffText } from '@cardsight/contract/runs'
import type { CardReport } from '@cardsight/contract/schemas'
import { Archive } from 'lucide-react'
import { Link } from 'react-router'
import { ApplyLink } from '../../cards/apply-link.tsx'
import { BestSeenNote } from '../../cards/best-seen-note.tsx'
import { CardFace } from '../../cards/card-face.tsx'
import { OfferNote } from '../../cards/offer-note.tsx'
import { offerText, withoutBonusText } from '../../cards/offer-text.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatDollars } from '../../lib/format-dollars.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PersonLine } from '../own-reports/person-line.tsx'
import type { OwnReports } from '../own-reports/use-own-reports.ts'
import { averageName } from './card-text.ts'
import { noRankText } from './no-rank-text.ts'

type CardHeroProps = { report: CardReport; own: OwnReports }

/** The face, and what the card would have earned. */
export function CardHero({ report, own }: CardHeroProps) {
  const { card } = report
  const { name, issuer, network, face, kind } = card
  return (
    <header className="mt-6 grid gap-x-8 gap-y-8 narrow:mt-8 narrow:grid-cols-[minmax(0,1fr)_minmax(0,15rem)] menu:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] menu:items-center menu:gap-x-12">
      <div className="min-w-0">
        <h1 className="narrow:text-4xl">{name}</h1>
        <p className="mt-1 text-lg">{issuer}</p>
        <StatusNote report={report} />
        <p className="mt-4 max-w-text">{card.shortDescription}</p>
        {report.debt === null ? (
          <Answer report={report} own={own} />
        ) : (
          <DebtAnswer report={report} debt={report.debt} own={own} />
        )}
        <div className="mt-5 flex flex-wrap items-center gap-3" data-print="hide">
          {card.status === 'open' && <ApplyLink card={card} />}
          <LinkButton to={pagePaths.compareCards(rivalsOf(report))} variant="secondary">
            Compare with similar cards
          </LinkButton>
        </div>
        {report.debt === null && (
          <>
            <BestSeenNote bestSeen={card.offer.bestSeen} className="mt-4" />
            <OfferNote offer={card.offer} className="mt-2" />
          </>
        )}
        <p className="mt-2 text-sm">
          Checked <time dateTime={card.asOf}>{formatDay(card.asOf)}</time>.{' '}
          {report.isStale && 'Some facts are more than 90 days old. '}
          {card.status === 'open' && `Apply opens ${issuer}’s site in a new tab.`}
        </p>
      </div>
      <CardFace
        {...{ name, issuer, network, face, kind }}
        decorative
        className="max-w-80 narrow:order-last narrow:max-w-none max-narrow:order-first"
      />
    </header>
  )
}

function StatusNote({ report: { card, status } }: { report: CardReport }) {
  if (card.status === 'closed') {
    return (
      <div className="mt-4 rounded-control border border-brick bg-brick-tint px-4 py-3">
        <p className="flex items-center gap-2 font-semibold text-brick-deep">
          <Archive aria-hidden="true" className="size-5 shrink-0" /> Closed to new applicants
        </p>
        <p className="mt-1">
          {status.note} As of {formatDay(status.asOf)}. We list it for people who have it, but don’t recommend
          it.
        </p>
      </div>
    )
  }
  return null
}

const whose: Readonly<Record<OwnReports['basis'], string>> = {
  average: averageName,
  shared: 'the spending in this link',
  own: 'your spending',
}

function Answer({ report, own }: CardHeroProps) {
  const { totalMoney, money, introMoney, annualFee, place: rank } = report.held[1]
  const { offer, asOf } = report.card
  const withoutBonus = withoutBonusText({ totalMoney, introMoney, offer, asOf })
  return (
    <div className="mt-5" aria-busy={own.isBusy}>
      <p>
        <span className="block">On {whose[own.basis]} it would have earned</span>
        <span className="figures block font-serif text-4xl">{formatDollars(totalMoney)}</span>
        <span className="block">
          in the first year{rank !== null && `, ranked #${rank} of ${report.openCards}`}
        </span>
      </p>
      <p className="figures mt-1 text-sm">
        {formatMoney(money)} rewards + {formatMoney(introMoney)} intro bonus − {formatMoney(annualFee)} fee ={' '}
        {formatMoney(totalMoney)}
      </p>
      {withoutBonus !== null && <p className="figures text-sm">{withoutBonus}</p>}
      {report.offerParts.length > 0 && (
        <p className="figures mt-1 max-w-text text-sm">
          Welcome bonus: {offerText(report.card.introOffer.intro_description, report.offerParts)}
        </p>
      )}
      {rank === null && <NoRank report={report} />}
      <PersonLine own={own} />
    </div>
  )
}

type DebtAnswerProps = CardHeroProps & { debt: NonNullable<CardReport['debt']> }

/** What the person's debt costs on this card, instead of rewards. */
function DebtAnswer({ report, debt, own }: DebtAnswerProps) {
  const [cost] = debt.results
  const { place } = report.held[1]
  return (
    <div className="mt-5" aria-busy={own.isBusy}>
      <p className="figures font-serif text-2xl">
        {cost === undefined ? 'This card takes no balance transfers.' : debtHeadline(debt)}
      </p>
      {cost !== undefined && (
        <p className="figures mt-1">
          {debtBasis(debt)} Total cost: {formatMoney(cost.cost)}
          {place !== null && `, #${place} of ${report.openCards}`}. {payoffText(cost)}.
        </p>
      )}
      {place === null && <NoRank report={report} />}
      <PersonLine own={own} />
    </div>
  )
}

/** Why the card has no rank: what it needs, or the card whose variant it is. */
function NoRank({ report }: { report: CardReport }) {
  const { shownAs } = report
  return noRankText(report).map((sentence) => (
    <p key={sentence} className="mt-1">
      {sentence}{' '}
      {shownAs !== null && sentence.includes(shownAs.name) && (
        <Link to={pagePaths.card(shownAs.cardId)}>See {shownAs.name}</Link>
      )}
    </p>
  ))
}

const MOST_COMPARED = 3

function rivalsOf({ card, related }: CardReport): string[] {
  return [card.cardId, ...related.map(({ cardId }) => cardId)].slice(0, MOST_COMPARED)
}
