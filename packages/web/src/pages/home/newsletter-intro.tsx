import type { NewsletterOptions } from '@cardsight/contract/schemas'
import { newsletter } from '../../content/home-sections.ts'
import { FindButton } from './find-button.tsx'

type NewsletterIntroProps = { titleId: string; options: NewsletterOptions | null }

/** Describes the newsletter; an external page replaces our form if it is set. */
export function NewsletterIntro({ titleId, options }: NewsletterIntroProps) {
  return (
    <div>
      <h2 id={titleId}>{newsletter.title}</h2>
      <p className="mt-3 max-w-text text-ink-soft">{newsletter.text}</p>
      {options === null && <p className="mt-6">{newsletter.closed}</p>}
      {options?.embedUrl === null && (
        <noscript>
          <p className="mt-6">{newsletter.withoutScript}</p>
        </noscript>
      )}
      {typeof options?.embedUrl === 'string' && (
        <iframe
          src={options.embedUrl}
          title="Newsletter"
          loading="lazy"
          className="mt-6 min-h-96 w-full max-w-text"
        />
      )}
      <div className="mt-8">
        <FindButton />
      </div>
    </div>
  )
}
