import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { Link } from 'react-router'
import { CardFace } from '../../cards/card-face.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { HomeAnswer } from './answer.ts'

/** A sample result: what the average household would have earned. */
export function AnswerPanel({ answer }: { answer: HomeAnswer }) {
  return (
    <section aria-labelledby="answer-title" className="panel min-w-0 px-5 py-5 narrow:px-6">
      <h2 id="answer-title" className="text-xl">
        On average American spending
      </h2>
      <ol className="mt-4">
        {answer.cards.map(({ cardId, total, ...face }, index) => (
          <li
            key={cardId}
            className="grid grid-cols-[minmax(0,5.5rem)_minmax(0,2fr)] items-center gap-x-4 border-t border-hairline py-3"
          >
            <CardFace decorative {...face} />
            <div className="min-w-0">
              {index === 0 && (
                <Badge variant="pick" className="mb-1">
                  {sentences.productName} pick
                </Badge>
              )}
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="min-w-0 text-base">
                  <Link to={pagePaths.card(cardId)} className="hover:underline">
                    {face.name}
                  </Link>
                </h3>
                <p className="figures ml-auto font-semibold">{total}</p>
              </div>
            </div>
            {index === 0 && (
              <p className="col-span-2 mt-2 text-sm text-ink-soft">{answer.reasons.join(' ')}</p>
            )}
          </li>
        ))}
      </ol>
      <div className="rule-double" />
      <p className="mt-3 text-sm">
        <span className="text-ink-soft">Assumes:</span> {answer.assumes}{' '}
        <Link to={pagePaths.currentBestCards}>Change</Link>
      </p>
      <p className="mt-2 text-sm text-ink-soft">
        {answer.basis} <Link to={pagePaths.currentBestCards}>See how the others did</Link>
      </p>
    </section>
  )
}
