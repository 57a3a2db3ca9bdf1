import type { ReactNode } from 'react'
import type { Step } from '../../content/home-sections.ts'
import { classNames } from '../../ui/class-names.ts'
import { FindButton } from './find-button.tsx'
import { markAtStep, pictureAtStep } from './shown-at-step.ts'

type RotatingStepsProps = {
  titleId: string
  title: string
  text?: string
  steps: readonly Step[]
  /** One for each step. */
  pictures: readonly ReactNode[]
  isPictureFirst?: boolean
}

/** Three steps, all shown as text; only the current step's picture is shown, or all of them without a script. */
export function RotatingSteps({
  titleId,
  title,
  text,
  steps,
  pictures,
  isPictureFirst = false,
}: RotatingStepsProps) {
  return (
    <div className="grid items-center gap-8 menu:grid-cols-2 menu:gap-16">
      <div>
        <h2 id={titleId}>{title}</h2>
        {text !== undefined && <p className="mt-3 max-w-text text-ink-soft">{text}</p>}
        <ol className="mt-6 space-y-5">
          {steps.map((step, index) => (
            <li key={step.title} className="flex gap-4">
              <span aria-hidden="true" className={classNames(markClasses, markAtStep[index])}>
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg">{step.title}</h3>
                <p className="mt-1 text-ink-soft">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-8">
          <FindButton />
        </div>
      </div>
      <div className={classNames('grid min-w-0 gap-4', isPictureFirst && 'menu:order-first')}>
        {pictures.map((picture, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture is identified by its index
            key={index}
            data-picture={index + 1}
            data-without-script={index > 0 || undefined}
            className={classNames(pictureClasses, pictureAtStep[index])}
          >
            {picture}
          </div>
        ))}
      </div>
    </div>
  )
}

const pictureClasses =
  'invisible col-start-1 row-start-1 min-w-0 opacity-0 transition-opacity duration-200 noscript:visible noscript:row-auto noscript:opacity-100'

const markClasses =
  'figures mt-0.5 grid size-9 shrink-0 place-items-center rounded-full border border-evergreen font-serif text-lg text-evergreen transition-colors'
