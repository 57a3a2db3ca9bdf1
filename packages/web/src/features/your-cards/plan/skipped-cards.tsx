import { useEffect, useRef } from 'react'
import { TextButton } from '../../../ui/text-button.tsx'
import type { WalletCardInfo } from '../../../worker/wallet-cards.ts'
import { personName } from './plan-text.ts'
import { isSameSkip, type SkippedCard } from './stored-plan-settings.ts'

type SkippedCardsProps = {
  skipped: readonly SkippedCard[]
  cards: ReadonlyMap<string, WalletCardInfo>
  partnerName: string | null
  /** The card that was skipped just now; its step, which had the focus, is gone. */
  latest: SkippedCard | null
  onUndo: (skipped: SkippedCard) => void
}

/** Cards that the plan leaves out because the person said so, each with a way back. */
export function SkippedCards({ skipped, cards, partnerName, latest, onUndo }: SkippedCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (latest !== null) {
      list.current?.querySelector<HTMLElement>('li:last-child button')?.focus()
    }
  }, [latest])
  return skipped.length === 0 ? null : (
    <section aria-label="Cards you skipped" data-print="hide" className="mt-4">
      <ul ref={list} className="flex flex-wrap gap-x-6 gap-y-1">
        {skipped.map((each) => {
          const name = cards.get(each.cardId)?.name ?? each.cardId
          const who = each.person === null ? 'You' : personName(each.person, partnerName)
          return (
            <li key={`${each.person} ${each.cardId}`} className="flex min-h-11 items-center gap-2">
              <span>
                {latest !== null && isSameSkip(each, latest) ? `${who} skipped ` : 'Skipped: '}
                {name}
              </span>
              <TextButton aria-label={`Undo: plan with ${name} again`} onClick={() => onUndo(each)}>
                Undo
              </TextButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
