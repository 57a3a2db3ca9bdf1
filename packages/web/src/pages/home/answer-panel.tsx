import { pagePaths, sentences } from '@cardsight/contract'
import { Link } from 'react-router'
import { CardFace } from '../../cards/card-face.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Answer } from './answer.ts'

/** An answer before anything was asked: what the average household would have earned. */
export function AnswerPanel({ answer }: { answer: Answer }) {
  return (
    <section aria-labelledby="answer-title" className="panel min-w-0 px-5 py-5 narrow:px-6">
      <h2 id="answer-title" className="text-xl">
        On average American spending
      </h2>
      <ol className="mt-4">
        {answer.cards.map(({ cardId, total, ...face }, place) => (
          <li
            key={cardId}
            className="grid grid-cols-[5.5rem_1fr_auto] items-center gap-x-4 gap-y-1 border-t border-hairline py-3"
          >
            <CardFace decorative {...face} className="row-span-2" />
            {place === 0 && (
              <Badge variant="pick" className="col-span-2 justify-self-start">
                {sentences.productName} pick
              </Badge>
            )}
            <h3 className="row-start-2 min-w-0 text-base">{face.name}</h3>
            <p className="figures row-start-2 text-right font-semibold">{total}</p>
          </li>
        ))}
      </ol>
      <div className="rule-double" />
      <p className="mt-3 text-sm text-ink-soft">
        {answer.basis} <Link to={pagePaths.currentBestCards}>See how the others did</Link>
      </p>
    </section>
  )
}
