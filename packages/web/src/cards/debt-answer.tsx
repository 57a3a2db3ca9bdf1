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
import { Link } from 'react-router'
import { formatMoney } from '../lib/format-money.ts'
import { CheckedApply, ListDisclosure } from './apply-link.tsx'
import { CardFace } from './card-face.tsx'
import { SumLine } from './sum-line.tsx'

/** What a row shows of a card. */
export type DebtCard = Pick<
  CardBrief,
  'name' | 'issuer' | 'network' | 'kind' | 'face' | 'link' | 'status' | 'asOf'
> &
  Partial<Pick<CardBrief, 'creditRange'>>
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
  const isWorthIt = savesMoney(answer)
  return (
    <div className="max-w-text" data-debt-hero="">
      {card !== undefined && isWorthIt && (
        <div className="mb-4 flex flex-wrap items-center gap-4">
          <div className="w-28 shrink-0">
            <DebtFace card={card} />
          </div>
          <div className="min-w-0 flex-1 basis-44">
            <h2 className="text-xl">
              <Link to={pagePaths.card(best?.cardId ?? '')} className="hover:underline">
                {card.name}
              </Link>
            </h2>
            <p className="text-sm text-ink-soft">{card.issuer}</p>
          </div>
        </div>
      )}
      <p role="status" className="figures font-serif text-2xl">
        {debtHeadline(answer)}
      </p>
      <p className="figures mt-2">
        {debtBasis(answer)} {isUsual && 'For your own amounts, turn on “I carry a balance” in your profile.'}
      </p>
      {isWorthIt && best !== undefined && (
        <p className="mt-1">{`${payoffText(best)}. ${NO_NEW_PURCHASES}`}</p>
      )}
      <ul className="mt-4 list-disc space-y-1 pl-5 text-sm text-ink-soft">
        {debtNotes(answer, credit).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}

type DebtListProps = {
  answer: DebtAnswer
  cards: DebtCards
  /** Rows to show; all if absent. */
  count?: number
}

/** Cards by what a debt costs on them, cheapest first. A line says where saving ends. */
export function DebtList({ answer, cards, count }: DebtListProps) {
  const rows = answer.results.flatMap((result) => {
    const card = cards.get(result.cardId)
    return card === undefined ? [] : [{ result, card }]
  })
  const firstWithout = rows.findIndex(({ result }) => result.saved <= 0)
  return (
    <>
      <ol aria-label="Cards by cost" className="mt-4 list-none border-b border-hairline">
        {rows.slice(0, count).map(({ result, card }, index) => (
          <li key={result.cardId} data-card={result.cardId}>
            {index === firstWithout && (
              <p className="figures border-t border-ink py-3 font-semibold">{savingEnds(answer)}</p>
            )}
            <DebtRow {...{ result, card }} use={answer.use} rank={index + 1} />
          </li>
        ))}
      </ol>
      <ListDisclosure className="mt-3" />
    </>
  )
}

/** A card has more fields than its picture, and the picture passes what it doesn't know on to its element. */
function DebtFace({ card: { name, issuer, network, face, kind } }: { card: DebtCard }) {
  return <CardFace {...{ name, issuer, network, face, kind }} decorative />
}

type DebtRowProps = { result: DebtResult; card: DebtCard; use: DebtAnswer['use']; rank: number }

function DebtRow({ result, card, use, rank }: DebtRowProps) {
  return (
    <article className="flex flex-wrap gap-x-6 gap-y-4 border-t border-hairline py-5">
      <div className="flex min-w-0 grow basis-[min(100%,22rem)] flex-wrap gap-x-4 gap-y-3">
        <div className="w-20 shrink-0 narrow:w-28">
          <DebtFace card={card} />
        </div>
        <div className="min-w-0 flex-1 basis-44">
          <h3 className="text-base leading-6 font-semibold">
            <span className="figures text-ink-soft">{rank}.</span>{' '}
            <Link
              to={pagePaths.card(result.cardId)}
              className="underline decoration-rule underline-offset-4 hover:text-evergreen"
            >
              {card.name}
            </Link>
          </h3>
          <p className="text-sm text-ink-soft">{card.issuer}</p>
          <p className="figures mt-2 text-sm">{debtTerms(result, use)}</p>
          {result.introMonths > 0 && (
            <p className="figures text-sm text-ink-soft">
              {`Then ${result.percent}% APR${result.isAveragePercent ? ' (average: not stated)' : ''}`}
            </p>
          )}
          {result.isUsualFee && <p className="text-sm text-ink-soft">Transfer fee not stated: usual fee</p>}
          <p className="figures text-sm text-ink-soft">{payoffText(result)}</p>
        </div>
      </div>
      <div className="min-w-0 grow basis-[min(100%,13rem)] menu:max-w-64">
        <dl className="figures text-sm">
          {use === 'transfer' && <SumLine name="Transfer fee" amount={result.transferFee} />}
          <SumLine name="Interest" amount={result.interest} />
          {result.annualFees > 0 && <SumLine name="Annual fees" amount={result.annualFees} />}
          <SumLine
            name="Total cost"
            amount={result.cost}
            format={formatMoney}
            className="mt-1 border-t border-ink pt-1 text-base font-semibold"
          />
        </dl>
        <CheckedApply card={card} />
      </div>
    </article>
  )
}
