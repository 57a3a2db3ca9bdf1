import { pagePaths } from '@cardsight/contract/paths'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useFlip } from '../../ui/use-flip.ts'
import type { HomeAnswer, HomeCard } from './answer.ts'
import { HomeFace } from './home-face.tsx'

/** Where the bar on a phone leads. */
export const ANSWER_ANCHOR = 'your-best-cards'

type AnswerPanelProps = {
  answer: HomeAnswer
  /** Whether numbers fade in: only after a change, not on the first paint. */
  isLive?: boolean
  /** What went wrong, if the answer is an older one. */
  problem?: ReactNode
  /** Opens the explanation of a card's total. */
  onWhy?: (cardId: string) => void
}

/** The best three cards on the amounts beside it. Its height stays the same while they change. */
export function AnswerPanel({ answer, isLive = false, problem, onWhy }: AnswerPanelProps) {
  const [pick, ...others] = answer.cards
  const list = useRef<HTMLOListElement>(null)
  useFlip(list, answer.cards.map(({ cardId }) => cardId).join())
  return (
    <div id={ANSWER_ANCHOR}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="answer-title" className="text-xl">
          Your best cards
        </h2>
        <p className="text-sm text-ink-soft">{answer.label}</p>
      </div>
      {pick === undefined ? (
        <p className="mt-4">No card fits this profile.</p>
      ) : (
        <ol ref={list} className="mt-4">
          <PickRow key={pick.cardId} card={pick} {...{ answer, isLive, onWhy }} />
          {others.map((card, index) => (
            <OtherRow key={card.cardId} card={card} rank={index + 2} {...{ answer, isLive, onWhy }} />
          ))}
        </ol>
      )}
      {problem}
      <p className="mt-3 min-h-5 text-sm text-ink-soft">{answer.others.join(' ')}</p>
      <p className="mt-2 text-sm">
        <span className="text-ink-soft">Assumed:</span> {answer.assumes}.{' '}
        <Link to={`${answer.path}#profile`} discover="none">
          Edit
        </Link>
      </p>
      <p className="mt-2 text-sm">
        <b className="font-semibold">Banks can’t pay to rank higher.</b>{' '}
        <Link to={pagePaths.methodology} discover="none">
          How we rank
        </Link>
      </p>
    </div>
  )
}

type RowProps = { card: HomeCard; answer: HomeAnswer; isLive: boolean; onWhy: AnswerPanelProps['onWhy'] }

function PickRow({ card, answer, isLive, onWhy }: RowProps) {
  const { total } = card
  return (
    <li
      data-flip={card.cardId}
      className={classNames('flex flex-wrap gap-x-5 gap-y-3 pb-4', isLive && 'animate-appear')}
    >
      <div className="w-28 max-w-full shrink-0 chart:w-44">
        <HomeFace card={card} className="drop-shadow-md" />
        <Badge variant="pick" className="mt-2">
          Our pick
        </Badge>
      </div>
      <div className="min-w-0 flex-1 basis-36">
        <CardName card={card} className="text-lg leading-6" />
        <p className="figures mt-1 font-serif text-3xl font-semibold narrow:text-4xl">
          <Changing text={total} isLive={isLive} />
        </p>
        <p className="mt-1 font-semibold text-evergreen">
          <Changing text={answer.gain} isLive={isLive} />
        </p>
        <p className="mt-1 min-h-10 text-sm text-ink-soft">
          <Changing text={answer.sum} isLive={isLive} /> <Why {...{ card, answer, onWhy }} />
        </p>
      </div>
    </li>
  )
}

function OtherRow({ card, answer, rank, isLive, onWhy }: RowProps & { rank: number }) {
  const { total } = card
  return (
    <li
      data-flip={card.cardId}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 border-t border-hairline py-2.5',
        isLive && 'animate-appear',
      )}
    >
      <span aria-hidden="true" className="figures w-3 text-sm text-ink-soft">
        {rank}
      </span>
      <div className="w-16 shrink-0">
        <HomeFace card={card} />
      </div>
      <CardName card={card} className="min-w-0 flex-1 basis-20 font-sans text-base font-medium" />
      <p className="ml-auto text-right">
        <span className="figures block font-semibold">
          <Changing text={total} isLive={isLive} />
        </span>
        <Why {...{ card, answer, onWhy }} />
      </p>
    </li>
  )
}

function CardName({ card, className }: { card: HomeCard; className: string }) {
  return (
    <h3 className={className}>
      {/* The router would ask for the routes of these links with every new answer. */}
      <Link to={pagePaths.card(card.cardId)} discover="none" className="hover:underline">
        {card.name}
      </Link>
    </h3>
  )
}

/** Opens the explanation; without a script, the page that explains every number. */
function Why({ card, answer, onWhy }: Pick<RowProps, 'card' | 'answer' | 'onWhy'>) {
  const handleClick = (event: MouseEvent) => {
    if (onWhy !== undefined && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault()
      onWhy(card.cardId)
    }
  }
  return (
    <a
      href={`${answer.path}#${card.cardId}`}
      onClick={handleClick}
      className="inline-flex min-h-6 items-center text-sm font-semibold text-link underline underline-offset-4"
    >
      Why?<span className="sr-only"> {card.name}</span>
    </a>
  )
}

/** Text that fades in when it changes. */
function Changing({ text, isLive }: { text: string; isLive: boolean }) {
  return (
    <span key={text} className={isLive ? 'animate-appear' : undefined}>
      {text}
    </span>
  )
}
