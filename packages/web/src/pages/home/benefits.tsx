import { Link } from 'react-router'
import { benefits } from '../../content/benefits.ts'
import { Band } from './band.tsx'
import { FindButton } from './find-button.tsx'
import type { HomeFacts } from './home-facts.ts'

/** Features of cards, each with the number of cards that have it and the best of them. */
export function Benefits({ facts }: { facts: HomeFacts['benefits'] }) {
  return (
    <Band titleId="benefits-title">
      <h2 id="benefits-title">Browse by feature</h2>
      <p className="mt-3 max-w-text text-ink-soft">
        Top cards for each feature, on average American spending.
      </p>
      <ul className="my-8 grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-12">
        {benefits.map(({ label, text, path, icon: Icon }, index) => (
          <li key={label} className="border-t border-hairline">
            <Link to={path} className="group flex min-h-11 items-start gap-4 py-4">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-link group-hover:underline">{label}</span>
                <span className="block text-sm text-ink-soft">{text}</span>
                <Leader fact={facts[index]} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <FindButton />
    </Band>
  )
}

function Leader({ fact }: { fact: HomeFacts['benefits'][number] | undefined }) {
  return (
    fact !== undefined &&
    fact.count > 0 && (
      <span className="mt-1 block text-sm">
        {fact.best} <span className="figures text-ink-soft">leads {fact.count} cards</span>
      </span>
    )
  )
}
