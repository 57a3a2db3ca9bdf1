import type { HomeAnswer } from './answer.ts'
import { ANSWER_ANCHOR } from './answer-panel.tsx'
import { HomeFace } from './home-face.tsx'

/** The winner at the bottom edge of a phone, while the panel with the top three is further down. */
export function WinnerBar({ answer: { cards } }: { answer: HomeAnswer }) {
  const [pick] = cards
  if (pick === undefined) {
    return null
  }
  return (
    <a
      href={`#${ANSWER_ANCHOR}`}
      data-print="hide"
      className="fixed inset-x-0 bottom-0 z-30 hidden items-center gap-3 border-t border-hairline bg-panel px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-float group-data-bar/answer:flex menu:group-data-bar/answer:hidden"
    >
      <span className="w-14 shrink-0">
        <HomeFace card={pick} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-ink-soft">Best card so far</span>
        <span className="block truncate font-medium">{pick.name}</span>
      </span>
      <span className="figures font-serif text-xl font-semibold">{pick.total}</span>
    </a>
  )
}
