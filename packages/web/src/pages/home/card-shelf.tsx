import type { CardSummary } from '@cardsight/contract'
import { lazy, memo, Suspense } from 'react'
import { whenNear } from '../../lib/when-near.ts'
import { FindButton } from './find-button.tsx'

const SHELF_ID = 'Ledger'

// The server draws the cards into the page; the code that draws them is fetched only when they come near.
const CardList = lazy(async () => {
  await whenNear(SHELF_ID)
  return { default: (await import('./card-list.tsx')).CardList }
})

// Memoised: rendered again before that code is there, the server's drawing would give way to a blank.
export const CardShelf = memo(function CardShelf({ cards }: { cards: readonly CardSummary[] }) {
  return (
    <section
      id={SHELF_ID}
      aria-labelledby="card-shelf-title"
      className="mx-auto max-w-page px-4 py-12 narrow:px-6 narrow:py-16"
    >
      <h2 id="card-shelf-title">The cards we keep</h2>
      <p className="mt-3 max-w-text text-ink-soft">
        Drawn by us, not by the banks. In no order of merit: which one is best depends on what you spend.
      </p>
      <div className="my-8 min-h-96">
        <Suspense>
          <CardList cards={cards} />
        </Suspense>
      </div>
      <FindButton />
    </section>
  )
})
