import { pagePaths } from '@cardsight/contract/paths'
import { findCardBanner, secondCardLead, valueProps } from '../../content/second-card.ts'
import { LinkButton } from '../../ui/button.tsx'
import { CurrentCardSection } from './current-card-section.tsx'
import type { Explored } from './explore.ts'
import { Explorer } from './explorer.tsx'
import type { ExplorerQuery } from './explorer-query.ts'
import { drawings } from './value-drawings.tsx'

type SecondCardPageProps = { query: ExplorerQuery; explored: Explored }

export function SecondCardPage(props: SecondCardPageProps) {
  return (
    <>
      <header className="mx-auto max-w-page px-4 pt-8 narrow:px-6 narrow:pt-12">
        <h1 className="narrow:text-4xl">Find Your Second Card</h1>
        <p className="mt-5 max-w-text text-lg">{secondCardLead}</p>
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
