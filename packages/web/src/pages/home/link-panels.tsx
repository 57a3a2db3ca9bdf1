import { audienceSlugs, type ContextSlug, pagePaths, spendSlugs } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { contextLabels } from '../../content/context-labels.ts'
import { Band } from './band.tsx'
import { FindButton } from './find-button.tsx'

export function LinkPanels() {
  return (
    <Band titleId="link-panels-title">
      <h2 id="link-panels-title">Already know what you’re looking for?</h2>
      <div className="my-8 grid gap-6 narrow:grid-cols-2">
        <LinkPanel titleId="by-category-title" title="Cards by Category" slugs={audienceSlugs} />
        <LinkPanel titleId="by-spend-title" title="Cards by Spend" slugs={spendSlugs} />
      </div>
      <FindButton />
    </Band>
  )
}

type LinkPanelProps = { titleId: string; title: string; slugs: readonly ContextSlug[] }

function LinkPanel({ titleId, title, slugs }: LinkPanelProps) {
  const links = [
    ...slugs.map((slug) => ({ label: contextLabels[slug], path: pagePaths.bestCardsFor(slug) })),
    { label: 'Current Best Cards', path: pagePaths.currentBestCards },
  ]
  return (
    <nav aria-labelledby={titleId} className="panel px-5 pt-5 pb-2 narrow:px-6">
      <h3 id={titleId}>{title}</h3>
      <ul className="mt-3">
        {links.map(({ label, path }) => (
          <li key={path} className="border-t border-hairline">
            <Link to={path} className="group flex min-h-11 items-center justify-between gap-4 py-2 text-link">
              <span className="group-hover:underline">{label}</span>
              <span aria-hidden="true">→</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
