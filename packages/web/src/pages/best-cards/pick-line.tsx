import { CardFace } from '../../cards/card-face.tsx'
import { faceOf } from '../../cards/face-of.ts'
import type { Ranking } from './answer.ts'
import { landingText, pickSentences } from './landing-text.ts'

/** The page's answer in words: the pick, its lead, and when another card would win. */
export function PickLine({ ranking }: { ranking: Ranking }) {
  const [first, ...others] = pickSentences(ranking)
  const pick = ranking.top[0]
  return (
    <div className="mt-5 flex flex-wrap items-start gap-4">
      {pick !== undefined && (
        <div className="w-20 shrink-0 narrow:w-28">
          <CardFace {...faceOf(pick)} decorative />
        </div>
      )}
      <div className="min-w-0 max-w-text flex-1 basis-44">
        <p role="status" className="text-lg font-medium">
          {first ?? landingText.noCards}
        </p>
        {others.length > 0 && <p className="mt-1 text-ink-soft">{others.join(' ')}</p>}
      </div>
    </div>
  )
}
