import { isLeaf, type Leaf } from '@cardsight/engine/categories'
import { useState } from 'react'
import type { AnswerBook } from '../answers/answer-book.ts'

/** Offered where we have too few guesses. */
const commonKinds = ['online-shopping', 'dining', 'clothing', 'other-shop'] as const satisfies readonly Leaf[]
const MOST_CHIPS = 3

type KindPickerProps = Readonly<{
  kinds: AnswerBook['kinds']
  /** What the answer assumes; null if we have no idea. */
  leaf: Leaf | null
  isGuess: boolean
  /** Other kinds that it may be. */
  others: readonly Leaf[]
  onPick: (leaf: Leaf) => void
  /** Null if the person hasn't said anything. */
  onForget: (() => void) | null
}>

/** What we think the site sells. Where that's a guess, the likely others are one press away. */
export function KindPicker({ kinds, leaf, isGuess, others, onPick, onForget }: KindPickerProps) {
  const [isChanging, setIsChanging] = useState(false)
  const nameOf = (key: Leaf) => kinds.find((kind) => kind.leaf === key)?.name ?? 'Other'
  const likely = [...new Set([...others, ...commonKinds])].filter((kind) => kind !== leaf)
  const pick = (kind: Leaf) => {
    setIsChanging(false)
    onPick(kind)
  }
  return (
    <section aria-label="Kind of store" className="mt-3 text-sm">
      <p className="text-ink-soft">
        {leaf === null ? 'What does it sell?' : textOf(nameOf(leaf), { isGuess, isSaid: onForget !== null })}{' '}
        {onForget !== null && (
          <button type="button" className="text-button" onClick={onForget}>
            Undo
          </button>
        )}
        {!isGuess && onForget === null && (
          <button
            type="button"
            className="text-button"
            aria-expanded={isChanging}
            onClick={() => setIsChanging(!isChanging)}
          >
            Change
          </button>
        )}
      </p>
      {(isGuess || isChanging) && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {isGuess &&
            likely.slice(0, MOST_CHIPS).map((kind) => (
              <button key={kind} type="button" className="chip" onClick={() => pick(kind)}>
                {nameOf(kind)}
              </button>
            ))}
          <select
            aria-label="Another kind of store"
            className="control min-w-32 flex-1"
            value=""
            onChange={({ target }) => {
              if (isLeaf(target.value)) {
                pick(target.value)
              }
            }}
          >
            <option value="" disabled>
              Another kind
            </option>
            {kinds.map((kind) => (
              <option key={kind.leaf} value={kind.leaf}>
                {kind.name}
              </option>
            ))}
          </select>
        </div>
      )}
    </section>
  )
}

function textOf(name: string, { isGuess, isSaid }: Readonly<{ isGuess: boolean; isSaid: boolean }>): string {
  if (isGuess) {
    return `Our guess from the page’s title: ${name}. Is it something else?`
  }
  return isSaid ? `${name}, as you said.` : `${name}.`
}
