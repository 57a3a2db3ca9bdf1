import { Link } from 'react-router'
import { benefits } from '../../content/benefits.ts'
import { Band } from './band.tsx'
import { FindButton } from './find-button.tsx'

export function Benefits() {
  return (
    <Band titleId="benefits-title">
      <h2 id="benefits-title">Browse by feature</h2>
      <p className="mt-3 max-w-text text-ink-soft">
        Top cards for each feature, on average American spending.
      </p>
      <ul className="my-8 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-8">
        {benefits.map(({ label, text, path, icon: Icon }) => (
          <li key={label} className="border-t border-hairline">
            <Link to={path} className="group flex min-h-11 items-start gap-4 py-4">
              <span className="grid size-10 shrink-0 place-items-center rounded-control bg-evergreen-tint text-evergreen">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold text-link group-hover:underline">{label}</span>
                <span className="block text-sm text-ink-soft">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <FindButton />
    </Band>
  )
}
