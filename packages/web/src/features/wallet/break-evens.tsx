import type { BreakEven, Lever, WalletAnswer } from '@cardsight/engine'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { WalletProgram } from '../../worker/wallet-cards.ts'
import { breakEvenWords, leversOf } from './break-even-words.ts'
import type { CardsById } from './cards-by-id.ts'
import { WalletSection } from './wallet-section.tsx'

type BreakEvensProps = {
  answer: WalletAnswer
  cards: CardsById
  programs: readonly WalletProgram[]
  search: Readonly<{
    found: readonly BreakEven[]
    /** From 0 to 1 while it is under way. */
    progress: number | null
    isFailed: boolean
  }> | null
  onAsk: (levers: readonly Lever[]) => void
  onCancel: () => void
}

/** Where the winner changes: each point was run just before and just after. */
export function BreakEvens({ answer, cards, programs, search, onAsk, onCancel }: BreakEvensProps) {
  const known = { answer, cards, programs }
  const canAsk = search === null || search.isFailed
  return (
    <WalletSection
      title="When would another wallet win?"
      lead="Your spending, what points are worth and fees are moved until another wallet has more. Each is the nearest place where that happens: to a tenth of a percent of your spending, a hundredth of a cent of a point, a cent of a fee. Each was run just before and just after."
    >
      {search !== null && (
        <ul aria-label="Points where the winner changes">
          {search.found.map((point) => (
            <li
              key={JSON.stringify([point.lever, point.firstAfter])}
              className="border-b border-hairline py-2"
            >
              {breakEvenWords(point, known)}
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {search?.isFailed === true && (
          <p className="mt-2 font-medium text-brick">The search stopped before its end.</p>
        )}
        {search !== null && search.progress === null && !search.isFailed && search.found.length === 0 && (
          <p>Nothing within reason changes the winner: not four times the spending, nor a twentieth of it.</p>
        )}
      </div>
      {search !== null && search.progress !== null && (
        <div className="mt-3 flex items-end gap-4">
          <ProgressBar
            label="Moving one thing after the other"
            value={Math.round(search.progress * 100)}
            className="flex-1"
          />
          <Button variant="secondary" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      {canAsk && (
        <Button variant="secondary" size="small" onClick={() => onAsk(leversOf(known))}>
          Find the points where it changes
        </Button>
      )}
    </WalletSection>
  )
}
