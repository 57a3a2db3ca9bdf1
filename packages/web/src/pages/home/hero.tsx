import { sentences } from '@cardsight/contract'
import { pitch, steps } from '../../content/home-sections.ts'
import type { HomeAnswer } from './answer.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { FindButton } from './find-button.tsx'

export function Hero({ titleId, answer }: { titleId: string; answer: HomeAnswer | null }) {
  return (
    <div className="mx-auto grid max-w-page items-center gap-10 px-4 pt-10 pb-8 narrow:px-6 narrow:pt-14 menu:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] wide:gap-16 menu:pt-20">
      <div>
        <h1 id={titleId} className="text-3xl narrow:text-4xl">
          {sentences.maximizeYourRewards}
        </h1>
        <p className="mt-5 max-w-text text-lg">{pitch}</p>
        <ol className="mt-5 mb-8 space-y-2">
          {steps.map(({ title }, index) => (
            <li key={title} className="flex items-baseline gap-3">
              <span
                aria-hidden="true"
                className="figures w-3 text-center font-serif text-lg font-semibold text-evergreen"
              >
                {index + 1}
              </span>
              {title}
            </li>
          ))}
        </ol>
        <FindButton size="large" />
      </div>
      {answer !== null && <AnswerPanel answer={answer} />}
    </div>
  )
}
