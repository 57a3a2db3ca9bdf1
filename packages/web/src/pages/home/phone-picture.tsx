import type { HomeAnswer } from './answer.ts'
import { HomeFace } from './home-face.tsx'

/** The answer on a phone. Hidden from screen readers: it repeats the answer at the top of the page. */
export function PhonePicture({ answer: { cards, gain } }: { answer: HomeAnswer }) {
  const [pick, ...others] = cards
  if (pick === undefined) {
    return null
  }
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-panel bg-paper-sunk px-6 pt-10">
      <div className="mx-auto max-w-64 rounded-t-[2rem] border-x-4 border-t-4 border-ink bg-panel px-5 pt-3 pb-6">
        <div className="mx-auto mb-5 h-1.5 w-16 rounded-full bg-hairline" />
        <p className="text-sm text-ink-soft">Your best card</p>
        <HomeFace card={pick} className="mt-2" />
        <p className="mt-3 font-medium">{pick.name}</p>
        <p className="figures font-serif text-3xl font-semibold">{pick.total}</p>
        <p className="text-sm font-medium text-evergreen">{gain}</p>
        {others.map((card) => (
          <p
            key={card.cardId}
            className="mt-3 flex justify-between gap-3 border-t border-hairline pt-3 text-sm"
          >
            <span className="min-w-0 truncate">{card.name}</span>
            <span className="figures font-semibold">{card.total}</span>
          </p>
        ))}
      </div>
    </div>
  )
}
