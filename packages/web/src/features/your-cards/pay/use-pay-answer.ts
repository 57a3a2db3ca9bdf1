import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PayAnswer, PayQuestion } from '../../../worker/your-cards/which-card-here.ts'
import type { YourCardsViewProps } from '../view-props.ts'

export type PayState = Readonly<{
  /** The last answer, which stays until the next one arrives. */
  answer: PayAnswer
  hasFailed: boolean
}>

const nothing: PayState = { answer: { kind: 'empty' }, hasFailed: false }

/** Asks after every keystroke; only the answer to the latest question counts. */
export function usePayAnswer(
  { remote, revision }: Pick<YourCardsViewProps, 'remote' | 'revision'>,
  question: PayQuestion,
): PayState {
  const [state, setState] = useState<PayState>(nothing)
  const { text, leaf, cents, isAbroad } = question
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision has new answers
  useEffect(() => {
    let isCurrent = true
    if (text.trim() === '') {
      setState(nothing)
      return
    }
    remote.ask('here', { text, leaf, cents, isAbroad }).then(
      // At once: a scheduled render often misses the next frame on a slow phone.
      (answer) => isCurrent && flushSync(() => setState({ answer, hasFailed: false })),
      () => isCurrent && setState({ ...nothing, hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [remote, revision, text, leaf, cents, isAbroad])
  return state
}
