import { isLeaf, type Leaf } from '@cardsight/engine/categories'
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
  const nameOf = (key: Leaf) => kinds.find((kind) => kind.leaf === key)?.name ?? 'Other'
  const likely = [...new Set([...others, ...commonKinds])].filter((kind) => kind !== leaf)
  return (
    <section aria-label="Kind of store" className="mt-3 text-sm">
      <p className="text-ink-soft">
        {leaf === null && 'What does it sell?'}
        {leaf !== null && isGuess && `Our guess from the page’s title: ${nameOf(leaf)}. Is it something else?`}
        {leaf !== null && !isGuess && nameOf(leaf)}
        {onForget !== null && (
          <>
            , as you said.{' '}
            <button type="button" className="text-button" onClick={onForget}>
              Undo
            </button>
          </>
        )}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {isGuess &&
          likely.slice(0, MOST_CHIPS).map((kind) => (
            <button key={kind} type="button" className="chip" onClick={() => onPick(kind)}>
              {nameOf(kind)}
            </button>
          ))}
        <select
          aria-label="Another kind of store"
          className="control min-w-0 flex-1"
          value=""
          onChange={({ target }) => {
            if (isLeaf(target.value)) {
              onPick(target.value)
            }
          }}
        >
          <option value="" disabled>
            {isGuess ? 'Another kind' : 'Change kind of store'}
          </option>
          {kinds.map((kind) => (
            <option key={kind.leaf} value={kind.leaf}>
              {kind.name}
            </option>
          ))}
        </select>
      </div>
    </section>
  )
}
