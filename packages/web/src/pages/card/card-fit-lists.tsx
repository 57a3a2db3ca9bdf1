import type { CardReport } from '@cardsight/contract/schemas'
import { Check, Minus } from 'lucide-react'
import { fitOf } from './card-fit.ts'

/** 'Best for' and 'Skip it if', side by side. */
export function CardFitLists({ report }: { report: CardReport }) {
  const { bestFor, skipIf } = fitOf(report)
  return (
    <div className="grid gap-x-12 gap-y-6 narrow:grid-cols-2">
      <FitList title="Best for" lines={bestFor} isGood />
      <FitList title="Skip it if" lines={skipIf} isGood={false} />
    </div>
  )
}

type FitListProps = { title: string; lines: readonly string[]; isGood: boolean }

function FitList({ title, lines, isGood }: FitListProps) {
  const Icon = isGood ? Check : Minus
  return (
    lines.length > 0 && (
      <div className="min-w-0">
        <h2 className="text-xl">{title}</h2>
        <ul className="mt-2 grid list-none gap-1.5">
          {lines.map((line) => (
            <li key={line} className="flex gap-2.5">
              <Icon
                aria-hidden="true"
                className={`mt-1 size-4 shrink-0 ${isGood ? 'text-teal' : 'text-brick'}`}
              />
              <span className="min-w-0">{line}</span>
            </li>
          ))}
        </ul>
      </div>
    )
  )
}
