import type { Explanation, Projection } from '@cardsight/contract/backtest'
import type { CardResult } from '@cardsight/contract/runs'
import { useEffect, useRef, useState } from 'react'
import { withReference } from '../../api/reference.ts'
import type { WhyFocus } from '../../cards/why-figure.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Modal } from '../../ui/modal.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { WhyParts } from './why-parts.tsx'
import { answerOf, questionOf, subjectOf } from './why-text.ts'

type LoadExplanation = (cardId: string, projection: Projection) => Promise<Explanation>

type Asked =
  | Readonly<{ status: 'loading' }>
  | Readonly<{ status: 'failed'; error: unknown }>
  | Readonly<{ status: 'answered'; explanation: Explanation }>

const LOADING: Asked = { status: 'loading' }

/** Loads the explanation for each card and projection, and again when `retry` is called. */
function useExplanation(load: LoadExplanation, cardId: string, projection: Projection) {
  const [asked, setAsked] = useState<Asked>(LOADING)
  const [attempt, setAttempt] = useState(0)
  // The page creates a new function for each render; that is no reason to load again.
  const latestLoad = useRef(load)
  useEffect(() => {
    latestLoad.current = load
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let isWanted = true
    const settle = (outcome: Asked) => {
      if (isWanted) {
        setAsked(outcome)
      }
    }
    setAsked(LOADING)
    latestLoad.current(cardId, projection).then(
      (explanation) => settle({ status: 'answered', explanation }),
      (error: unknown) => settle({ status: 'failed', error }),
    )
    return () => {
      isWanted = false
    }
  }, [cardId, projection, attempt])
  return { asked, retry: () => setAttempt((count) => count + 1) }
}

const MISSING = 'Your results haven’t changed; only this explanation is missing.'

export type WhyModalProps = {
  open: boolean
  onClose: () => void
  card: CardResult
  projection: Projection
  focus: WhyFocus
  load: LoadExplanation
}

/** Explains any number on a card: the lines behind it, the spending for a bonus, the fee by year. */
export function WhyModal({ open, ...props }: WhyModalProps) {
  return open ? <OpenWhy key={`${props.card.cardId} ${props.projection}`} {...props} /> : null
}

function OpenWhy({ onClose, card, projection, focus, load }: Omit<WhyModalProps, 'open'>) {
  const { asked, retry } = useExplanation(load, card.cardId, projection)
  const explanation = asked.status === 'answered' ? asked.explanation : null
  const subject = subjectOf(card, projection, explanation?.only ?? null)
  return (
    <Modal
      open
      onOpenChange={onClose}
      width={820}
      title={questionOf(card, focus)}
      description={explanation === null ? subject : `${subject} ${answerOf(explanation, card, focus)}`}
    >
      <div aria-busy={asked.status === 'loading'}>
        {asked.status === 'loading' && (
          <>
            <p role="status" className="sr-only">
              Loading the details
            </p>
            <SkeletonLines lines={24} />
          </>
        )}
        {asked.status === 'failed' && (
          <EmptyState
            role="alert"
            title="We couldn’t load the details of this number."
            action={<Button onClick={retry}>Try again</Button>}
          >
            {withReference(MISSING, asked.error)}
          </EmptyState>
        )}
        {explanation !== null && <WhyParts card={card} explanation={explanation} focus={focus} />}
      </div>
    </Modal>
  )
}
