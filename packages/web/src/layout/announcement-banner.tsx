import { Link } from 'react-router'
import { appLink, blogLink } from '../content/links.ts'
import { AdvertiserDisclosureLink } from './advertiser-disclosure-link.tsx'

export function AnnouncementBanner() {
  return (
    <div className="on-ink">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 px-4 text-sm narrow:px-6">
        <p className="py-1.5">
          Follow along in our{' '}
          <Link to={blogLink.address} className={linkClasses}>
            blog
          </Link>
          {appLink !== null && (
            <>
              {' · '}
              <a href={appLink.address} className={linkClasses}>
                {appLink.label}
              </a>
            </>
          )}
        </p>
        <AdvertiserDisclosureLink className={linkClasses} />
      </div>
    </div>
  )
}

const linkClasses = 'inline-block py-1.5 underline decoration-1 underline-offset-4 hover:decoration-2'
