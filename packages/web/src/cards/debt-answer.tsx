import type { DebtAnswer, DebtResult } from '@cardsight/contract/backtest'
import type { CardBrief } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import type { CreditLevel } from '@cardsight/contract/profile'
import {
  debtBasis,
  debtHeadline,
  debtNotes,
  debtTerms,
  NO_NEW_PURCHASES,
  payoffText,
  savesMoney,
  savingEnds,
} from '@cardsight/contract/runs'
import { Check, ChevronDown, CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { formatDollars } from '../lib/format-money.ts'
import { PickBadge } from '../ui/badge.tsx'
import { LinkButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ApplyLink, ApplyTerms } from './apply-link.tsx'
import { CardFace } from './card-face.tsx'
import { CardThumbnail } from './face-finish.tsx'
import { SumLine } from './sum-line.tsx'

/** What a row shows of a card. */
export type DebtCard = Pick<
  CardBrief,
  'name' | 'issuer' | 'network' | 'kind' | 'face' | 'link' | 'status' | 'asOf' | 'creditRange'
>
export type DebtCards = ReadonlyMap<string, DebtCard>

type DebtHeroProps = {
  answer: DebtAnswer
  cards: DebtCards
  credit: CreditLevel
  /** The amounts aren't the person's own. */
  isUsual?: boolean
}

/** The answer to a debt: which card, what it costs, and what to do. It never mentions rewards earned. */
export function DebtHero({ answer, cards, credit, isUsual = false }: DebtHeroProps) {
  const [best] = answer.results
  const card = best && cards.get(best.cardId)
  const basis = (
    <p className="figures text-ink-soft">
      {debtBasis(answer)} {isUsual && 'For your own amounts, turn on “I carry a balance” in your profile.'}
    </p>
  )
  return (
    <div data-debt-hero="">
      {card !== undefined && best !== undefined && savesMoney(answer) ? (
        <article
          data-card={best.cardId}
          aria-labelledby="debt-pick"
          className="flex flex-wrap items-start gap-x-8 gap-y-5"
        >
          <div className="w-[min(6.5rem,27vw)] shrink-0 narrow:w-44">
            <DebtFace card={card} />
          </div>
          <div className="min-w-0 flex-1 basis-44 narrow:basis-72">
            <PickBadge />
            <h2 id="debt-pick" className="mt-1 text-xl narrow:text-2xl">
              <Link to={pagePaths.card(best.cardId)} className="hover:underline">
                {card.name}
              </Link>
            </h2>
            <p className="text-sm text-ink-soft">{card.issuer}</p>
            <div className="mt-3 grid gap-2 max-narrow:hidden">
              <DebtReasons {...{ answer, best }} />
              {basis}
            </div>
          </div>
          <div className="min-w-0 grow basis-60 narrow:max-w-84">
            <p className="figures font-serif text-4xl font-semibold">{formatDollars(best.cost)}</p>
            <p className="text-sm text-ink-soft">{costText(best)}</p>
            <CostLines result={best} use={answer.use} className="mt-2" />
            <div className="mt-3 grid gap-2 narrow:hidden">
              <DebtReasons {...{ answer, best }} />
              {basis}
            </div>
            <ApplyLink card={card} className="mt-4 w-full" />
            <ApplyTerms {...card} introOffer={null} className="mt-2" />
          </div>
        </article>
      ) : (
        <div className="max-w-text">
          <p role="status" className="figures font-serif text-2xl">
            {debtHeadline(answer)}
          </p>
          <div className="mt-2">{basis}</div>
        </div>
      )}
      <details className="mt-4 max-w-text text-sm print:[&::details-content]:[content-visibility:visible]">
        <summary className="inline-block min-h-6 text-link underline underline-offset-4">
          What this counts
        </summary>
        <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-soft">
          {debtNotes(answer, credit).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

type DebtReasonsProps = { answer: DebtAnswer; best: DebtResult }

/** Why the card, and the catch. */
function DebtReasons({ answer, best }: DebtReasonsProps) {
  return (
    <>
      <p role="status" className="figures flex gap-2">
        <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
        <span className="min-w-0">{debtHeadline(answer)}</span>
      </p>
      <p className="figures flex gap-2">
        <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
        <span className="min-w-0">{payoffText(best)}.</span>
      </p>
      <p className="flex gap-2">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brick" />
        <span className="min-w-0">
          <span className="sr-only">The catch: </span>
          {NO_NEW_PURCHASES}
        </span>
      </p>
    </>
  )
}

/** What the amount is for. */
function costText({ months }: DebtResult): string {
  return months === null ? 'in fees and interest over 36 months' : 'in fees and interest until it’s paid off'
}

type DebtListProps = {
  answer: DebtAnswer
  cards: DebtCards
  /** Rows to show; all if absent. */
  count?: number
  /** The first card is shown above the list. */
  hasHero?: boolean
}

/** Cards by what a debt costs on them, cheapest first. A line says where saving ends. */
export function DebtList({ answer, cards, count, hasHero = false }: DebtListProps) {
  const rows = answer.results.flatMap((result, index) => {
    const card = cards.get(result.cardId)
    return card === undefined ? [] : [{ result, card, rank: index + 1 }]
  })
  const first = hasHero && savesMoney(answer) ? 1 : 0
  const firstWithout = rows.find(({ result }) => result.saved <= 0)
  return (
    <ol aria-label="Cards by cost" start={first + 1} className="mt-2 list-none border-b border-hairline">
      {rows.slice(first, count).map((row) => (
        <li key={row.result.cardId} data-card={row.result.cardId} className="border-t border-hairline">
          {row === firstWithout && (
            <p className="figures border-b border-hairline py-3 font-semibold">{savingEnds(answer)}</p>
          )}
          <DebtRow {...row} use={answer.use} />
        </li>
      ))}
    </ol>
  )
}

/** A card has more fields than its picture, and the picture passes what it doesn't know on to its element. */
function DebtFace({ card: { name, issuer, network, face, kind } }: { card: DebtCard }) {
  return <CardFace {...{ name, issuer, network, face, kind }} decorative />
}

type DebtRowProps = { result: DebtResult; card: DebtCard; use: DebtAnswer['use']; rank: number }

/** A row that opens to how the cost comes about, and the link to apply. */
function DebtRow({ result, card, use, rank }: DebtRowProps) {
  const { introMonths, percent, isAveragePercent, isUsualFee } = result
  return (
    <details className="group/row print:[&::details-content]:[content-visibility:visible]">
      <summary className="grid list-none grid-cols-[1.25rem_3rem_minmax(0,1fr)_auto_1.25rem] items-center gap-x-2 py-2 hover:text-evergreen narrow:grid-cols-[1.5rem_4rem_minmax(0,1fr)_auto_1.25rem] narrow:gap-x-3 [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="figures text-ink-soft">
          {rank}
        </span>
        <CardThumbnail brief={card} className="w-12 narrow:w-16" />
        <span className="min-w-0">
          <h3 className="font-sans text-base leading-5 font-semibold tracking-normal">{card.name}</h3>
          <span className="figures block text-sm text-ink-soft">{debtTerms(result, use)}</span>
        </span>
        <span className="figures text-right font-semibold">
          <span className="sr-only">Total cost: </span>
          {formatDollars(result.cost)}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-soft group-open/row:rotate-180 print:hidden"
        />
      </summary>
      <div className="grid gap-x-10 gap-y-4 pt-1 pb-5 narrow:pl-10 menu:grid-cols-2">
        <div className="figures min-w-0 text-sm text-ink-soft">
          <p>{card.issuer}</p>
          {introMonths > 0 && (
            <p>{`Then ${percent}% APR${isAveragePercent ? ' (average: not stated)' : ''}`}</p>
          )}
          {isUsualFee && <p>Transfer fee not stated: usual fee</p>}
          <p>{payoffText(result)}</p>
        </div>
        <CostLines result={result} use={use} hasTotal />
        <div data-print="hide" className="flex flex-wrap items-center gap-2 menu:col-span-2">
          <ApplyLink card={card} size="small" variant="secondary" />
          <LinkButton variant="secondary" size="small" to={pagePaths.card(result.cardId)} discover="none">
            Details<span className="sr-only"> of {card.name}</span>
          </LinkButton>
          <ApplyTerms {...card} introOffer={null} />
        </div>
      </div>
    </details>
  )
}

type CostLinesProps = Pick<DebtRowProps, 'result' | 'use'> & { hasTotal?: boolean; className?: string }

/** How the cost comes about. */
function CostLines({ result, use, hasTotal = false, className }: CostLinesProps) {
  return (
    <dl className={classNames('figures text-sm', className)}>
      {use === 'transfer' && <SumLine name="Transfer fee" amount={result.transferFee} />}
      <SumLine name="Interest" amount={result.interest} />
      {result.annualFees > 0 && <SumLine name="Annual fees" amount={result.annualFees} />}
      {hasTotal && (
        <SumLine
          name="Total cost"
          amount={result.cost}
          className="mt-1 border-t border-ink pt-1 text-base font-semibold"
        />
      )}
    </dl>
  )
}
