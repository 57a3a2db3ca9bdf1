import { audienceSlugs, type ContextSlug, pagePaths, spendSlugs } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { contextLabels } from '../../content/context-labels.ts'
import { Band } from './band.tsx'
import { FindButton } from './find-button.tsx'
import type { FactLeader, HomeFacts } from './home-facts.ts'

type LinkPanelsProps = { contexts: HomeFacts['contexts']; overall: FactLeader | undefined }

/** Links to the best-cards pages, each with the card that leads there. */
export function LinkPanels({ contexts, overall }: LinkPanelsProps) {
  return (
    <Band titleId="link-panels-title">
      <h2 id="link-panels-title">Already know what you’re looking for?</h2>
      <p className="mt-3 max-w-text text-ink-soft">
        Today’s leaders, on average American spending. Pages by spend count one category and no intro bonus.
      </p>
      <div className="my-8 grid gap-x-12 gap-y-10 menu:grid-cols-2">
        <LinkPanel
          titleId="by-category-title"
          title="Cards by Category"
          slugs={audienceSlugs}
          {...{ contexts, overall }}
        />
        <LinkPanel
          titleId="by-spend-title"
          title="Cards by Spend"
          slugs={spendSlugs}
          {...{ contexts, overall }}
        />
      </div>
      <FindButton />
    </Band>
  )
}

type LinkPanelProps = LinkPanelsProps & { titleId: string; title: string; slugs: readonly ContextSlug[] }

function LinkPanel({ titleId, title, slugs, contexts, overall }: LinkPanelProps) {
  const links = [
    ...slugs.map((slug) => ({
      label: contextLabels[slug],
      path: pagePaths.bestCardsFor(slug),
      leader: contexts[slug],
    })),
    { label: 'Current Best Cards', path: pagePaths.currentBestCards, leader: overall },
  ]
  return (
    <nav aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <ul className="mt-3 border-b border-hairline">
        {links.map(({ label, path, leader }) => (
          <li key={path} className="border-t border-hairline">
            <Link to={path} className="group flex min-h-12 items-center gap-x-2 py-2">
              <span className="min-w-0 flex-1 chart:flex chart:items-baseline chart:justify-between chart:gap-4">
                <span className="block font-medium text-link group-hover:underline">{label}</span>
                {leader !== undefined && (
                  <span className="block text-sm text-ink-soft chart:text-right">{leader.name}</span>
                )}
              </span>
              {leader !== undefined && (
                <span className="figures w-16 shrink-0 text-right font-semibold">{leader.total}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
