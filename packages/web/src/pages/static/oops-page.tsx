import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { LinkButton } from '../../ui/button.tsx'

type OopsPageProps = { message?: string | undefined; reference?: string | undefined }

/** One sentence about what went wrong, a reference to the server's log if there is one, and a link home. */
export function OopsPage({ message = sentences.oopsDefault, reference = '' }: OopsPageProps) {
  return (
    <section className="mx-auto flex max-w-text flex-col items-center px-4 py-16 text-center narrow:px-6">
      <TornPage />
      <h1 className="mt-6 text-4xl">{sentences.oopsTitle}</h1>
      <p className="mt-3 text-lg text-ink-soft">{message}</p>
      {/* The server fills it in on pages that it couldn't render; the browser doesn't know that reference. */}
      <p
        data-reference=""
        suppressHydrationWarning
        className="figures mt-3 text-sm text-ink-soft empty:hidden"
      >
        {reference}
      </p>
      <LinkButton to={pagePaths.home} className="mt-8">
        {sentences.goHome}
      </LinkButton>
    </section>
  )
}

function TornPage() {
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" className="h-24 w-30 fill-none stroke-ink stroke-[1.5]">
      <path d="M24 8h72v34l-10 8-12-9-12 10-13-9-13 8-12-6z" className="fill-panel" />
      <path d="m24 54 12 6 13-8 13 9 12-10 12 9 10-8v36H24z" className="fill-panel" />
      <path d="M34 8v41M37.500 8v43M34 59v29M37.500 60v28" className="stroke-evergreen stroke-1" />
      <path d="M44 20h42M44 32h42M44 70h26" className="stroke-rule stroke-1" />
      <path d="M66 78h20M66 81h20" />
    </svg>
  )
}
