import { pagePaths } from '@cardsight/contract/paths'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { CardFace } from '../../cards/card-face.tsx'
import { CardThumbnail } from '../../cards/face-finish.tsx'
import { PickBadge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useFlip } from '../../ui/motion.tsx'
import type { HomeFace as Face, HomeAnswer, HomeCard } from './answer.ts'

/** Where the bar on a phone leads. */
const ANSWER_ANCHOR = 'your-best-cards'

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
        <ol ref={list} className="mt-3">
          <PickRow key={pick.cardId} card={pick} {...{ answer, isLive, onWhy }} />
          {others.map((card, index) => (
            <OtherRow key={card.cardId} card={card} rank={index + 2} {...{ isLive }} />
          ))}
        </ol>
      )}
      {problem}
      <div className="border-t border-hairline pt-2 text-sm text-ink-soft">
        <p>
          Assumed: {answer.assumes}.{' '}
          <Link to={`${answer.path}#profile`} discover="none">
            Edit
          </Link>
        </p>
        <p>
          {answer.confirmed} Banks can’t pay to rank higher.{' '}
          <Link to={pagePaths.methodology} discover="none">
            How we rank
          </Link>
        </p>
      </div>
    </div>
  )
}

type RowProps = { card: HomeCard; answer: HomeAnswer; isLive: boolean; onWhy: AnswerPanelProps['onWhy'] }

function PickRow({ card, answer, isLive, onWhy }: RowProps) {
  const details = [answer.sum, ...answer.others].join(' ')
  return (
    <li data-flip={card.cardId} className={classNames('pb-3', isLive && 'animate-appear')}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="w-36 max-w-full shrink-0 chart:w-48">
          <HomeFace card={card} className="drop-shadow-md" />
        </div>
        <div className="min-w-0 flex-1 basis-36">
          <PickBadge />
          <p className="figures font-serif text-4xl font-semibold">
            <Changing text={card.total} isLive={isLive} />
          </p>
          <CardName card={card} className="font-sans text-base font-semibold tracking-normal" />
        </div>
      </div>
      <p className="mt-3 font-semibold text-evergreen">
        <Changing text={answer.gain} isLive={isLive} />
      </p>
      <p className="min-h-10 text-sm text-ink-soft">
        <Changing text={details} isLive={isLive} /> <Why {...{ card, answer, onWhy }} />
      </p>
    </li>
  )
}

function OtherRow({ card, rank, isLive }: Pick<RowProps, 'card' | 'isLive'> & { rank: number }) {
  return (
    <li
      data-flip={card.cardId}
      className={classNames(
        'flex items-center gap-x-4 border-t border-hairline py-2.5',
        isLive && 'animate-appear',
      )}
    >
      <span aria-hidden="true" className="figures w-3 text-sm text-ink-soft">
        {rank}
      </span>
      <CardThumbnail brief={card} className="w-14" />
      <CardName card={card} className="min-w-0 flex-1 font-sans text-base font-medium tracking-normal" />
      <p className="figures font-semibold">
        <Changing text={card.total} isLive={isLive} />
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

/** A card's face next to its name. */
function HomeFace({ card, className }: { card: Face; className?: string }) {
  const { name, issuer, network, face, kind } = card
  return <CardFace decorative {...{ name, issuer, network, face, kind, className }} />
}

/** The winner at the bottom edge of a phone, while the panel with the top three is further down. */
export function WinnerBar({ answer: { cards } }: { answer: HomeAnswer }) {
  const [pick] = cards
  if (pick === undefined) {
    return null
  }
  return (
    <a
      href={`#${ANSWER_ANCHOR}`}
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-30 hidden items-center gap-3 border-t border-hairline bg-panel px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-float group-data-bar/answer:flex menu:group-data-bar/answer:hidden"
    >
      <CardThumbnail brief={pick} className="w-14" />
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-ink-soft">Best card so far</span>
        <span className="block truncate font-medium">{pick.name}</span>
      </span>
      <span className="figures font-serif text-xl font-semibold">{pick.total}</span>
    </a>
  )
}
