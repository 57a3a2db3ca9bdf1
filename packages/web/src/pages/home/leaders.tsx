import { audienceSlugs, pagePaths, spendSlugs } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { CardThumbnail } from '../../cards/face-finish.tsx'
import { benefits } from '../../content/home-sections.ts'
import { contextLabels } from '../../content/menus.ts'
import type { HomeCard } from './answer.ts'
import type { HomeFacts } from './home-facts.ts'
import { SectionHead } from './section-head.tsx'

type LeadersProps = { titleId: string } & Pick<HomeFacts, 'contexts'> & {
    benefitCounts: HomeFacts['benefitCounts']
    overall: HomeCard | undefined
  }

/** Links to the best-cards pages: by category and by spend with the card that leads there, and by feature. */
export function Leaders({ titleId, contexts, benefitCounts, overall }: LeadersProps) {
  const rowsOf = (slugs: typeof audienceSlugs | typeof spendSlugs) =>
    slugs.map((slug) => ({
      label: contextLabels[slug],
      path: pagePaths.bestCardsFor(slug),
      leader: contexts[slug],
    }))
  const current = { label: 'Current Best Cards', path: pagePaths.currentBestCards, leader: overall }
  return (
    <>
      <SectionHead titleId={titleId} title="Browse today’s leaders" />
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 narrow:grid-cols-2 menu:grid-cols-3">
        <Panel
          titleId="by-category-title"
          title="Cards by Category"
          rows={[...rowsOf(audienceSlugs), current]}
        />
        <Panel titleId="by-spend-title" title="Cards by Spend" rows={rowsOf(spendSlugs)} />
        <nav aria-labelledby="by-feature-title" className="narrow:max-menu:col-span-2">
          <h3 id="by-feature-title" className={titleClasses}>
            By feature
          </h3>
          <ul className="mt-2 flex flex-wrap gap-2 menu:block menu:divide-y menu:divide-hairline">
            {benefits.map(({ label, path }, index) => (
              <li key={label}>
                <Link to={path} className={featureClasses}>
                  <span className="font-medium">{label}</span>
                  {benefitCounts[index] !== undefined && (
                    <span className="figures text-sm text-ink-soft">
                      {benefitCounts[index]}
                      <span className="max-menu:sr-only"> cards</span>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        Totals use average American spending. Pages by spend count one category and no intro bonus.{' '}
        <Link to={pagePaths.cards}>See all cards</Link>
      </p>
    </>
  )
}

type PanelProps = {
  titleId: string
  title: string
  rows: readonly { label: string; path: string; leader: HomeCard | undefined }[]
}

function Panel({ titleId, title, rows }: PanelProps) {
  return (
    <nav aria-labelledby={titleId}>
      <h3 id={titleId} className={titleClasses}>
        {title}
      </h3>
      <ul className="divide-y divide-hairline">
        {rows.map(({ label, path, leader }) => (
          <li key={path}>
            <Link to={path} className="group flex min-h-12 items-center gap-x-3 py-2">
              {leader !== undefined && <CardThumbnail brief={leader} className="w-14" />}
              <span className="min-w-0 flex-1">
                <span className="block font-medium group-hover:text-link group-hover:underline">{label}</span>
                {leader !== undefined && (
                  <span className="block truncate text-sm text-ink-soft">{leader.name}</span>
                )}
              </span>
              {leader !== undefined && <span className="figures font-medium">{leader.total}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const titleClasses = 'font-sans text-base font-semibold tracking-normal'

/** Chips; rows on wide screens. */
const featureClasses =
  'flex min-h-11 items-baseline gap-2 hover:text-link max-menu:items-center max-menu:rounded-full max-menu:border max-menu:border-rule max-menu:px-3 max-menu:text-sm menu:justify-between menu:py-2.5'
