import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { viewPath, type YourCardsView } from '../../../features/your-cards/view-props.ts'

type SectionTitleProps = { id: string; title: string; children?: ReactNode }

/** A section's title with a link at its right. */
export function SectionTitle({ id, title, children }: SectionTitleProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="text-sm">{children}</div>
    </div>
  )
}

type ViewLinkProps = { view: YourCardsView; hash?: string; className?: string; children: ReactNode }

/** Leads to another view of this page. */
export function ViewLink({ view, hash, className = linkClasses, children }: ViewLinkProps) {
  return (
    <Link to={viewPath(view, hash)} discover="none" className={className}>
      {children}
    </Link>
  )
}

const linkClasses = 'text-link underline decoration-1 underline-offset-4 hover:decoration-2'
