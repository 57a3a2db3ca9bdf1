import { pagePaths } from '@cardsight/contract/paths'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import {
  currentCardText,
  explorerText,
  findCardBanner,
  secondCardLead,
  type ValueProp,
  valueProps,
} from '../../content/second-card.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import type { Explored } from './explore.ts'
import { ExplorerAnswer } from './explorer-answer.tsx'
import { ExplorerForm } from './explorer-form.tsx'
import type { ExplorerQuery } from './explorer-query.ts'

/** A separate search over all cards, loaded only on request. */
const SecondCardTool = lazy(() =>
  import('./second-card-tool.tsx').then(({ SecondCardTool }) => ({ default: SecondCardTool })),
)

function CurrentCardSection() {
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
            <Button variant="secondary" onClick={() => setIsOpen(true)}>
              {currentCardText.open}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

type SecondCardPageProps = { query: ExplorerQuery; explored: Explored }

export function SecondCardPage(props: SecondCardPageProps) {
  return (
    <>
      <header className="mx-auto max-w-page px-4 pt-8 narrow:px-6 narrow:pt-12">
        <h1 className="narrow:text-4xl">Find Your Second Card</h1>
        <p className="mt-3 max-w-text">{secondCardLead}</p>
      </header>
      <Explorer {...props} />
      <CurrentCardSection />
      <ValueProps />
      <FindCardBanner />
    </>
  )
}

function ValueProps() {
  return (
    <section aria-labelledby="why-title" className="border-y border-hairline">
      <div className="mx-auto max-w-page px-4 py-12 narrow:px-6 narrow:py-16">
        <h2 id="why-title">Why have two cards</h2>
        <ul className="mt-8 grid gap-x-8 gap-y-12 narrow:grid-cols-3">
          {valueProps.map(({ key, title, text, but }) => {
            const Drawing = drawings[key]
            return (
              <li key={key} className="flex min-w-0 flex-col gap-3">
                <Drawing />
                <h3 className="mt-1">{title}</h3>
                <p>{text}</p>
                <p className="ledger-margin mt-auto pl-4 text-sm text-ink-soft">{but}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

function FindCardBanner() {
  return (
    <section aria-labelledby="banner-title" className="on-ink" data-print="hide">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-12 gap-y-6 px-4 py-12 narrow:px-6 narrow:py-16">
        <div className="min-w-0 max-w-text">
          <h2 id="banner-title">{findCardBanner.title}</h2>
          <p className="mt-3">{findCardBanner.text}</p>
        </div>
        <LinkButton to={pagePaths.dashboard} variant="secondary" size="large">
          {findCardBanner.action}
        </LinkButton>
      </div>
    </section>
  )
}

type ExplorerProps = { query: ExplorerQuery; explored: Explored }

/** Without a script it is a plain form; with one the result follows the input. */
function Explorer({ query, explored }: ExplorerProps) {
  return (
    <section
      id="explore"
      aria-labelledby="explore-title"
      className="mx-auto max-w-page px-4 py-10 narrow:px-6 narrow:pb-16"
    >
      <h2 id="explore-title">{explorerText.title}</h2>
      <p className="mt-3 max-w-text text-ink-soft">{explorerText.text}</p>
      <div className="mt-8 grid items-start gap-8 menu:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <ExplorerForm query={query} />
        <ExplorerAnswer query={query} explored={explored} />
      </div>
    </section>
  )
}

/** A sheet with a tint; each drawing adds its own subject. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 132"
      aria-hidden="true"
      className="block w-full max-w-80 fill-none stroke-ink stroke-[1.5]"
    >
      <rect width="240" height="132" rx="11" className="fill-evergreen-tint stroke-none" />
      {children}
    </svg>
  )
}

/** What one card earns, and what two earn. */
function RewardsDrawing() {
  return (
    <Sheet>
      <path d="M24 112h192" />
      <path d="M24 88h192M24 64h192M24 40h192M24 16h192" className="stroke-rule stroke-1" />
      <path d="M52 70h36v42H52z" className="fill-panel" />
      <rect x="48" y="42" width="44" height="28" rx="3" className="fill-panel" />
      <path d="M48 50h44M54 62h14" className="stroke-1" />
      <path d="M148 70h36v42h-36z" className="fill-panel" />
      <path d="M148 46h36v24h-36z" className="fill-ink" />
      <rect
        x="136"
        y="12"
        width="44"
        height="28"
        rx="3"
        transform="rotate(-8 158 26)"
        className="fill-panel"
      />
      <rect x="148" y="18" width="44" height="28" rx="3" className="fill-panel" />
      <path d="M148 26h44M154 38h14" className="stroke-1" />
      <path d="M104 91h28m-7-6 7 6-7 6" />
    </Sheet>
  )
}

/** The same balance against one limit, and against two. */
function ScoreDrawing() {
  return (
    <Sheet>
      <path d="M24 46h96v18H24z" className="fill-panel" />
      <path d="M24 46h48v18H24z" className="fill-ink" />
      <path d="M24 88h192v18H24z" className="fill-panel" />
      <path d="M24 88h48v18H24z" className="fill-ink" />
      <path d="M120 88v18" className="stroke-1" />
      <path d="M72 36v78" className="stroke-1 [stroke-dasharray:3_3]" />
      <path d="M24 38h38M24 80h38" className="stroke-1" />
      <path d="M176 62V30m-9 9 9-9 9 9" />
      <path d="M158 66h36M158 69h36" className="stroke-1" />
    </Sheet>
  )
}

/** A lounge chair, a rental car and a warranty seal. */
function PerksDrawing() {
  return (
    <Sheet>
      <path d="M20 104h200" className="stroke-rule stroke-1" />
      <path d="M34 78V54a10 10 0 0 1 10-10h16a10 10 0 0 1 10 10v24" className="fill-panel" />
      <path d="M28 96V74a6 6 0 0 1 12 0v8h24v-8a6 6 0 0 1 12 0v22z" className="fill-panel" />
      <path d="M34 96v8M70 96v8M40 82v14M64 82v14" className="stroke-1" />
      <path d="M96 96V82l10-3 9-14h26l11 14 10 4v13z" className="fill-panel" />
      <path d="M112 79h34M128 65v14" className="stroke-1" />
      <circle cx="110" cy="96" r="8" className="fill-ink" />
      <circle cx="146" cy="96" r="8" className="fill-ink" />
      <path d="m186 76-7 26 15-8 15 8-7-26" className="fill-panel" />
      <circle cx="194" cy="62" r="20" className="fill-ink" />
      <path d="m185 62 6 6 12-13" className="stroke-panel stroke-2" />
      <path d="m104 34 22-10 6-12 5 1-2 13 14 8-2 4-15-4-9 6 3 6-3 1-6-6-12-3z" className="fill-panel" />
    </Sheet>
  )
}

const drawings: Readonly<Record<ValueProp['key'], () => ReactNode>> = {
  rewards: RewardsDrawing,
  score: ScoreDrawing,
  perks: PerksDrawing,
}
