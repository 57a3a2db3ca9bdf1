import type { YourCard, YourCardsProblem } from '@cardsight/contract/your-cards'
import { formatCents, formatDay } from '@cardsight/contract/your-cards'
import { useEffect, useState } from 'react'
import { CardFace } from '../../../cards/card-face.tsx'
import { faceOf } from '../../../cards/face-of.ts'
import type { YourCardsPageProps } from '../../../features/your-cards/view-props.ts'
import { Button } from '../../../ui/button.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import type { YourCardFacts } from '../../../worker/your-cards/card-facts.ts'
import { CardForm } from './card-form.tsx'
import { showOpened } from './date-text.ts'

type CardRowProps = YourCardsPageProps & {
  card: YourCard
  /** What isn't counted, and why. */
  warnings: readonly YourCardsProblem[]
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onRemove: () => void
}

/** One of your cards, with its form in place. */
export function CardRow(props: CardRowProps) {
  const { card, catalog, warnings, isOpen, onOpen, onRemove } = props
  const info = catalog.cards.find(({ cardId }) => cardId === card.cardId)
  const name = card.nickname || info?.name || card.cardId
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <div className="w-16 shrink-0">{info !== undefined && <CardFace {...faceOf(info)} decorative />}</div>
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="font-sans text-base font-semibold">{name}</h3>
          <p className="text-sm text-ink-soft">{summaryOf(card, card.nickname ? info?.name : undefined)}</p>
          {warnings.map(({ field, sentence }) => (
            <p key={`${field} ${sentence}`} className="mt-1 text-sm">
              {sentence}
            </p>
          ))}
        </div>
        <div className="flex gap-2">
          {info !== undefined && (
            <Button
              size="small"
              variant="secondary"
              aria-expanded={isOpen}
              aria-label={`Edit ${name}`}
              onClick={() => onOpen(!isOpen)}
            >
              Edit
            </Button>
          )}
          <Button size="small" variant="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
      {isOpen && info !== undefined && <LoadedForm {...props} name={name} onClose={() => onOpen(false)} />}
    </div>
  )
}

function LoadedForm(props: CardRowProps & { name: string; onClose: () => void }) {
  const { remote, card } = props
  const [facts, setFacts] = useState<YourCardFacts | null | 'failed'>(null)
  useEffect(() => {
    let isCurrent = true
    remote.ask('facts', card.cardId).then(
      (found) => isCurrent && setFacts(found ?? 'failed'),
      () => isCurrent && setFacts('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [remote, card.cardId])
  if (facts === 'failed') {
    return <p role="alert">We couldn’t load this card’s terms. Reload the page and try again.</p>
  }
  return facts === null ? <SkeletonLines lines={4} /> : <CardForm {...props} facts={facts} />
}

function summaryOf({ opened, closed, mask, bonus }: YourCard, product: string | undefined): string {
  const parts = [
    ...(product === undefined ? [] : [product]),
    ...(mask === undefined ? [] : [`ends in ${mask}`]),
    ...(opened === undefined ? [] : [`opened ${showOpened(opened)}`]),
    ...(closed === undefined ? [] : [`closed ${formatDay(closed)}`]),
    ...(bonus === undefined ? [] : [bonusText(bonus)]),
  ]
  const [first = 'Add the opening date to track fees and bonuses.', ...others] = parts
  return [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...others].join(', ')
}

function bonusText({ spendCents, by, isEarned }: NonNullable<YourCard['bonus']>): string {
  return isEarned ? 'bonus earned' : `bonus for ${formatCents(spendCents)} by ${formatDay(by)}`
}
