import type { CardSummary } from '@cardsight/contract'
import { lazy, Suspense, useState } from 'react'
import { FindButton } from './find-button.tsx'

const LIST_ID = 'card-list'

const CardList = lazy(async () => ({ default: (await import('./card-list.tsx')).CardList }))

export function CardShelf({ cards }: { cards: readonly CardSummary[] }) {
  return (
    <section
      id="Ledger"
      aria-labelledby="card-shelf-title"
      className="mx-auto max-w-page px-4 py-12 narrow:px-6 narrow:py-16"
    >
      <h2 id="card-shelf-title">The cards we keep</h2>
      <p className="mt-3 max-w-text text-ink-soft">
        Drawn by us, not by the banks. In no order of merit: which one is best depends on what you spend.
      </p>
      <div className="my-8 min-h-96">
        <DrawnOnce cards={cards} />
      </div>
      <FindButton />
    </section>
  )
}

/**
 * The cards do nothing but be seen. Where the server has drawn them they are left as they are, and the code
 * that draws them is never loaded; it is needed only by those who come here from another page.
 */
function DrawnOnce({ cards }: { cards: readonly CardSummary[] }) {
  const [isDrawn] = useState(isInPage)
  if (isDrawn) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: React keeps what it finds there when it hydrates
    return <div id={LIST_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  }
  return (
    <div id={LIST_ID}>
      <Suspense>
        <CardList cards={cards} />
      </Suspense>
    </div>
  )
}

function isInPage(): boolean {
  return typeof document !== 'undefined' && document.getElementById(LIST_ID) !== null
}
