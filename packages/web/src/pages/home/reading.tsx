import type { NewsletterOptions } from '@cardsight/contract/site'
import { newsletter } from '../../content/home-sections.ts'
import { controlClasses, Field } from '../../ui/field.tsx'
import { ANSWER_ID, FIELD_NAME } from './newsletter-form.tsx'
import type { LatestPost } from './post.ts'

/** The latest posts, one row each. */
export function LatestPosts({ posts }: { posts: readonly LatestPost[] }) {
  return (
    <ul className="divide-y divide-hairline">
      {posts.map(({ path, title, day }) => (
        <li key={path}>
          <a
            href={path}
            className="group flex min-h-12 flex-wrap items-center justify-between gap-x-6 py-2.5"
          >
            <span className="font-medium group-hover:text-link group-hover:underline">{title}</span>
            {day !== null && <span className="text-sm text-ink-soft">{day}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Describes the newsletter; an external page replaces our form if it is set. */
export function NewsletterIntro({ options }: { options: NewsletterOptions | null }) {
  return (
    <>
      <h3 className="font-sans text-base font-semibold tracking-normal">{newsletter.title}</h3>
      <p className="max-w-text text-sm text-ink-soft">{newsletter.text}</p>
      {options === null && <p className="mt-3">{newsletter.closed}</p>}
      {options?.embedUrl === null && (
        <noscript>
          <p className="mt-3">{newsletter.withoutScript}</p>
        </noscript>
      )}
      {typeof options?.embedUrl === 'string' && (
        <iframe
          src={options.embedUrl}
          title="Newsletter"
          loading="lazy"
          className="mt-3 min-h-96 w-full max-w-text"
        />
      )}
    </>
  )
}

export function NewsletterField() {
  return (
    <Field label={<span className="sr-only">{newsletter.label}</span>}>
      {({ id }) => (
        <input
          id={id}
          name={FIELD_NAME}
          type="email"
          placeholder={newsletter.label}
          autoComplete="email"
          aria-describedby={ANSWER_ID}
          className={controlClasses}
        />
      )}
    </Field>
  )
}
