import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useStable } from '../../lib/use-stable.ts'

const PAUSE_MS = 500

type DraftOptions = {
  /** The committed text. */
  value: string
  onCommit: (text: string) => void
  /** Returns what is wrong with a text, or null. A text with an error isn't committed. */
  check?: (text: string) => string | null
}

/**
 * Text of a number field while it is typed. It commits after a short pause, on Enter, when the field loses focus, and when
 * the field disappears.
 */
export function useDraft({ value, onCommit, check = () => null }: DraftOptions) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const pending = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const commit = useStable(() => {
    clearTimeout(timer.current)
    const typed = pending.current
    pending.current = null
    if (typed !== null && check(typed) === null && typed !== value) {
      onCommit(typed)
    }
  })
  const settle = useStable(() => {
    setIsChecked(true)
    commit()
  })
  useEffect(() => () => commit(), [commit])

  const text = draft ?? value
  return {
    text,
    error: isChecked ? check(text) : null,
    handleText: (typed: string) => {
      setDraft(typed)
      setIsChecked(false)
      pending.current = typed
      clearTimeout(timer.current)
      timer.current = setTimeout(settle, PAUSE_MS)
    },
    handleBlur: () => {
      settle()
      if (check(text) === null) {
        setDraft(null)
      }
    },
    handleKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') {
        event.preventDefault()
        settle()
      }
    },
  }
}
