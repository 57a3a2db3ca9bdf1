import { pagePaths } from '@cardsight/contract/paths'
import { Button, LinkButton } from '../../ui/button.tsx'

/** As many as the comparison takes. */
export const MOST_COMPARED = 4

type CompareBarProps = { cards: readonly Readonly<{ cardId: string; name: string }>[]; onClear: () => void }

/** The cards to compare, at the bottom of the window once there is one. */
export function CompareBar({ cards, onClear }: CompareBarProps) {
  return (
    <section
      aria-label="Cards to compare"
      aria-live="polite"
      data-print="hide"
      className="sticky bottom-0 z-20"
    >
      {cards.length > 0 && (
        <div className="-mx-4 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline bg-paper px-4 py-3 narrow:-mx-6 narrow:px-6">
          <p className="min-w-0 flex-1 text-sm">{cards.map(({ name }) => name).join(' · ')}</p>
          <Button variant="quiet" size="small" onClick={onClear}>
            Clear
          </Button>
          <LinkButton to={pagePaths.compareCards(cards.map(({ cardId }) => cardId))} size="small">
            {cards.length === 1 ? 'Choose another to compare' : `Compare ${cards.length} cards`}
          </LinkButton>
        </div>
      )}
    </section>
  )
}
