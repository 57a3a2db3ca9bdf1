import { pagePaths } from '@cardsight/contract/paths'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { CardFace, faceOf } from '../../cards/card-face.tsx'
import { useStable } from '../../lib/use-stable.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import type { ShownCard } from '../../worker/your-cards/your-cards-catalog.ts'
import type { PurchasesInfo } from './view-props.ts'

/** Shown until the first answer of the worker. */
export function AnswerWaiting({ text }: { text: string }) {
  return (
    <div aria-busy="true">
      <p className="sr-only">{text}</p>
      <SkeletonLines lines={6} />
    </div>
  )
}

export function AnswerFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <p>{text}</p>
      <Button className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** Two ways to get purchases: linking and importing. */
export function PurchaseLinks() {
  return (
    <>
      <Link to={pagePaths.dashboard} discover="none">
        Link your accounts
      </Link>{' '}
      or{' '}
      <Link to={pagePaths.statements} discover="none">
        import statements
      </Link>
    </>
  )
}

/** What to know about the purchases, with a way to load them again. */
export function PurchasesNote({ note, retry, isLoading }: PurchasesInfo) {
  return (
    <div role="status" className="mb-4 max-w-text text-sm text-ink-soft empty:hidden">
      {note !== null && <p>{note}</p>}
      {retry !== null && (
        <Button size="small" variant="secondary" className="mt-2" busy={isLoading} onClick={retry}>
          {isLoading ? 'Loading…' : 'Try again'}
        </Button>
      )}
    </div>
  )
}

/** The face of a card whose name is next to it. */
export function SmallFace({ card, className }: { card: ShownCard; className?: string }) {
  return (
    <CardFace
      {...faceOf({ ...card, name: card.cardName })}
      decorative
      className={classNames('w-14 shrink-0', className)}
    />
  )
}

type RemoteAnswer<Value> = Readonly<{
  /** Null until the first answer. Afterwards the last one, also while the next one is calculated. */
  value: Value | null
  hasFailed: boolean
  retry: () => void
}>

/** Asks the worker on mount and again for every revision. Answers to earlier questions are ignored. */
export function useRemoteAnswer<Value>(ask: () => Promise<Value>, revision: number): RemoteAnswer<Value> {
  const [value, setValue] = useState<Value | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const start = useStable((isCurrent: () => boolean) => {
    ask().then(
      (answer) => {
        if (isCurrent()) {
          setValue(answer)
          setHasFailed(false)
        }
      },
      () => isCurrent() && setHasFailed(true),
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision and attempt asks again
  useEffect(() => {
    let isCurrent = true
    start(() => isCurrent)
    return () => {
      isCurrent = false
    }
  }, [start, revision, attempt])
  const retry = useCallback(() => {
    setHasFailed(false)
    setAttempt((last) => last + 1)
  }, [])
  return { value, hasFailed, retry }
}
