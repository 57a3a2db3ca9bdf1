import type { CardResult } from '@cardsight/contract/runs'
import { Dot, ThumbsDown, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../ui/badge.tsx'
import { readDetailLine, readNote, readOtherRewards } from './card-facts.ts'

/** Reward types and tags of a card. */
export function Features({ card }: { card: CardResult }) {
  return (
    <Part title="Features">
      <ul className="flex list-none flex-wrap gap-2">
        {[...card.features, ...card.category].map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** All earn rates of the card. */
export function RewardLines({ card }: { card: CardResult }) {
  return (
    <Part title="How it earns">
      {card.rewardDetail.length === 0 ? (
        <p className="text-ink-soft">No rewards on purchases.</p>
      ) : (
        <ul className="list-none">
          {card.rewardDetail.map((line) => (
            <li key={line} className="border-t border-hairline py-2 first:border-t-0">
              {line}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

export function OtherRewards({ card }: { card: CardResult }) {
  const rewards = readOtherRewards(card.otherRewards)
  return (
    <Part title="Other Rewards">
      {rewards.length === 0 ? (
        <p className="text-ink-soft">None listed.</p>
      ) : (
        <dl className="grid gap-x-8 gap-y-3 menu:grid-cols-2">
          {rewards.map(({ name, explanation }) => (
            <div key={name}>
              <dt className="font-medium">{name}</dt>
              <dd className="text-ink-soft">{explanation}</dd>
            </div>
          ))}
        </dl>
      )}
    </Part>
  )
}

const noteClasses = {
  good: { Icon: ThumbsUp, word: 'Pro:', color: 'text-teal' },
  bad: { Icon: ThumbsDown, word: 'Con:', color: 'text-brick' },
  plain: { Icon: Dot, word: '', color: 'text-ink-soft' },
} as const

export function Notes({ card }: { card: CardResult }) {
  const notes = card.moreDetailNotes.map(readNote)
  return (
    notes.length > 0 && (
      <Part title="Notes">
        <ul className="grid list-none gap-2">
          {notes.map(({ tone, text }) => {
            const { Icon, word, color } = noteClasses[tone]
            return (
              <li key={text} className="flex gap-3">
                <Icon aria-hidden="true" data-tone={tone} className={`mt-1 size-4 shrink-0 ${color}`} />
                <span>
                  <span className="sr-only">{word} </span>
                  {text}
                </span>
              </li>
            )
          })}
        </ul>
      </Part>
    )
  )
}

/** 'Label: text' lines with a bold label. */
export function DetailLines({ card }: { card: CardResult }) {
  return (
    <ul className="list-none">
      {card.moreDetailInfo.map((line) => {
        const { label, text } = readDetailLine(line)
        return (
          <li key={line} className="border-t border-hairline py-2 first:border-t-0">
            {label !== '' && <b className="font-semibold">{label}: </b>}
            {text}
          </li>
        )
      })}
    </ul>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="ledger-label text-ink-soft">{title}</h4>
      <div className="mt-2">{children}</div>
    </div>
  )
}
