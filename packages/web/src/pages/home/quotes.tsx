import { householdsNote, sampleHouseholds } from '../../content/home-sections.ts'
import type { HomeCard } from './answer.ts'

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
              <figure className="px-1 text-center">
                <blockquote className="font-serif font-medium text-balance narrow:text-xl">
                  “{says}
                  {card !== undefined &&
                    ` ${card.name} would have earned ${object} ${card.total} in year one.`}
                  ”
                </blockquote>
                <figcaption className="mt-1 text-sm text-ink-soft">{who}</figcaption>
              </figure>
            </li>
          )
        })}
      </ul>
      <p className="text-center text-sm text-ink-soft">{householdsNote}</p>
    </>
  )
}

const rowClasses =
  'flex snap-x snap-mandatory list-none items-center overflow-x-auto overscroll-x-contain py-1 [scrollbar-width:none] motion-safe:scroll-smooth'
