import { Check, X } from 'lucide-react'
import { sharing } from '../../content/home-sections.ts'
import type { HomeAnswer } from './answer.ts'
import { HomeFace } from './home-face.tsx'
import type { HomeFacts } from './home-facts.ts'
import { Picture } from './picture.tsx'

/** What linking an account shares, and what it doesn't. */
export function SharePicture() {
  return (
    <Picture title={sharing.title}>
      <ul className="list-none space-y-2.5">
        {sharing.seen.map((text) => (
          <li key={text} className="flex items-start gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
            {text}
          </li>
        ))}
        {sharing.unseen.map((text) => (
          <li key={text} className="flex items-start gap-3 text-ink-soft">
            <X aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {text}
          </li>
        ))}
      </ul>
    </Picture>
  )
}

/** An excerpt of a real explanation. */
export function CalculatePicture({ excerpt }: Pick<HomeFacts, 'excerpt'>) {
  return (
    <Picture title={excerpt.title}>
      <ul className="list-none divide-y divide-rule">
        {excerpt.lines.map(({ rule, spending, money }) => (
          <li key={rule} className="flex items-baseline justify-between gap-4 py-2.5">
            <span className="min-w-0">
              <span className="block">{rule}</span>
              <span className="figures block text-sm text-ink-soft">on {spending} a year</span>
            </span>
            <span className="figures font-semibold">{money}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">The largest lines. Every result lists all of them.</p>
    </Picture>
  )
}

/** The pick on average spending. */
export function MaximizePicture({ answer: { cards, gain } }: { answer: HomeAnswer }) {
  const [pick] = cards
  if (pick === undefined) {
    return null
  }
  return (
    <Picture title={`${pick.name} would have earned ${pick.total} in year one`}>
      <div className="mx-auto w-full max-w-72">
        <HomeFace card={pick} className="drop-shadow-md" />
      </div>
      <p className="mt-5 text-center font-semibold text-evergreen">{gain}</p>
    </Picture>
  )
}
