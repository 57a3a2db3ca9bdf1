import { Check, X } from 'lucide-react'
import { sharing, steps } from '../../content/home-sections.ts'
import { classNames } from '../../ui/class-names.ts'
import { SectionHead } from './section-head.tsx'

/** Styles of the current step, written out so that Tailwind finds them. */
const markAtStep = [
  'group-data-[step="1"]/rotation:bg-evergreen group-data-[step="1"]/rotation:text-panel',
  'group-data-[step="2"]/rotation:bg-evergreen group-data-[step="2"]/rotation:text-panel',
  'group-data-[step="3"]/rotation:bg-evergreen group-data-[step="3"]/rotation:text-panel',
] as const

/** The three steps, all shown as text. The number of the current one is filled. */
export function HowItWorks({ titleId }: { titleId: string }) {
  return (
    <>
      <SectionHead titleId={titleId} title="How it works" />
      <ol className="grid gap-x-16 gap-y-4 menu:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-3">
            <span aria-hidden="true" className={classNames(markClasses, markAtStep[index])}>
              {index + 1}
            </span>
            <div>
              <h3 className="font-sans text-base font-semibold tracking-normal">{step.title}</h3>
              <p className="text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

const markClasses =
  'figures grid size-7 shrink-0 place-items-center rounded-full border border-evergreen text-sm font-semibold text-evergreen transition-colors'

/** What linking an account shares, and what it doesn't. */
export function Sharing() {
  return (
    <>
      <h3 className="font-sans text-base font-semibold tracking-normal">{sharing.title}</h3>
      <ul className="mt-2 list-none space-y-2">
        {sharing.seen.map((text) => (
          <li key={text} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
            {text}
          </li>
        ))}
        {sharing.unseen.map((text) => (
          <li key={text} className="flex items-start gap-2">
            <X aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brick" />
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
