import { householdsNote, sampleHouseholds } from '../../content/sample-households.ts'
import type { HomeCard } from './answer.ts'
import { HomeFace } from './home-face.tsx'

/** Three made-up households with their real results; without the results, only what they say. */
export function QuoteList({ cards }: { cards: readonly HomeCard[] }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the row once it has the focus */}
      <ul tabIndex={0} aria-label="Quotes" className={rowClasses}>
        {sampleHouseholds.map(({ who, says, object }, index) => {
          const card = cards[index]
          return (
            <li key={who} className="shrink-0 basis-full snap-start">
              <figure className="mx-auto flex max-w-text flex-col items-center gap-x-6 gap-y-3 px-1 chart:flex-row">
                {card !== undefined && (
                  <div className="w-32 shrink-0">
                    <HomeFace card={card} />
                  </div>
                )}
                <div className="min-w-0 text-center chart:text-left">
                  <blockquote className="font-serif text-xl text-balance">
                    “{says}
                    {card !== undefined &&
                      ` ${card.name} would have earned ${object} ${card.total} in year one.`}
                    ”
                  </blockquote>
                  <figcaption className="mt-1 text-ink-soft">{who}</figcaption>
                </div>
              </figure>
            </li>
          )
        })}
      </ul>
      <p className="mt-2 text-center text-sm text-ink-soft">{householdsNote}</p>
    </>
  )
}

const rowClasses =
  'flex snap-x snap-mandatory list-none items-center overflow-x-auto overscroll-x-contain py-2 [scrollbar-width:none] motion-safe:scroll-smooth'
