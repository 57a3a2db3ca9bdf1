import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { ArrowRight } from 'lucide-react'

/**
 * A section's title, and the action of the page: quiet, because the hero has the same one first. A plain link: the page
 * handles the click, and continues with the amounts in the hero.
 */
export function SectionHead({ titleId, title }: { titleId: string; title: string }) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 narrow:mb-6">
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      <a
        href={pagePaths.dashboard}
        className="inline-flex min-h-8 items-center gap-1.5 font-semibold text-link hover:underline hover:underline-offset-4"
      >
        {sentences.findYourBestCardAndEarnMore}
        <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
      </a>
    </div>
  )
}
