import { pagePaths } from '@cardsight/contract/paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Landing } from '../../content/landing-contexts.ts'
import { AdvertiserDisclosureLink } from '../../layout/advertiser-disclosure-link.tsx'
import { headingOf, labelOf, noteOf, paragraphsOf } from './landing-text.ts'

type LandingHeadProps = {
  landing: Landing
  isOwn: boolean
  /** Cards are ranked by what a debt costs, not by what spending earns. */
  isByCost: boolean
  /** The page's answer, right below its heading. */
  children: ReactNode
}

export function LandingHead({ landing, isOwn, isByCost, children }: LandingHeadProps) {
  const note = noteOf(landing, isOwn)
  const [first, second] = paragraphsOf(landing, isOwn)
  return (
    <header className="mx-auto max-w-page px-4 pt-10 narrow:px-6 narrow:pt-14">
      <div className="flex flex-col-reverse gap-2">
        <h1 className="narrow:text-4xl">{headingOf(landing, isOwn)}</h1>
        <p className="ledger-label text-ink-soft">{labelOf(isOwn)}</p>
      </div>
      {children}
      {!isByCost && (
        <div className="mt-6 grid max-w-page gap-x-12 gap-y-4 menu:grid-cols-2">
          <p className="max-w-text">{first}</p>
          <p className="max-w-text">{second}</p>
        </div>
      )}
      {note !== undefined && !isByCost && (
        <p className="ledger-margin mt-4 max-w-text pl-4 text-ink-soft">{note}</p>
      )}
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        Banks can’t pay to rank higher.
        <Link to={pagePaths.methodology} className={linkClasses}>
          How we rank
        </Link>
        <AdvertiserDisclosureLink className={linkClasses} />
      </p>
    </header>
  )
}

const linkClasses = 'underline underline-offset-4 hover:text-evergreen'
