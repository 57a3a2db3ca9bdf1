import { lazy, Suspense, useState } from 'react'
import { currentCardText } from '../../content/second-card.ts'
import { Button } from '../../ui/button.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'

/** A separate search over all cards, loaded only on request. */
const SecondCardTool = lazy(() =>
  import('./second-card-tool.tsx').then(({ SecondCardTool }) => ({ default: SecondCardTool })),
)

export function CurrentCardSection() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section
      aria-labelledby="held-card-title"
      data-needs-script
      data-print={isOpen ? undefined : 'hide'}
      className="border-t border-hairline bg-panel"
    >
      <div className="mx-auto max-w-page px-4 py-12 narrow:px-6 narrow:py-16">
        <h2 id="held-card-title">{currentCardText.title}</h2>
        <p className="mt-3 max-w-text text-ink-soft">{currentCardText.text}</p>
        <div className="mt-8">
          {isOpen ? (
            <Suspense fallback={<SkeletonLines lines={8} />}>
              <SecondCardTool />
            </Suspense>
          ) : (
            <Button onClick={() => setIsOpen(true)}>{currentCardText.open}</Button>
          )}
        </div>
      </div>
    </section>
  )
}
