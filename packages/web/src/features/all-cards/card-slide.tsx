import type { ReactNode } from 'react'
import { ApplyLink } from '../../cards/apply-link.tsx'
import { CardFace } from '../../cards/card-face.tsx'
import { formatPercentage, rewardPercentage } from '../../cards/card-facts.ts'
import { faceOf } from '../../cards/face-of.ts'
import { VariantLinks } from '../../cards/variant-links.tsx'
import { WhyFigure } from '../../cards/why-figure.tsx'
import { formatDay } from '../../lib/format-date.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type AllCardsRow, amountColumns, type RowActions, shownAmount } from './all-cards-row.ts'
import { CompareLink } from './compare-link.tsx'
import { shortFeatures } from './short-features.ts'

export type CardSlideProps = RowActions & { row: AllCardsRow; spending: number }

/** The same as a table row, for a screen that fits one card. */
export function CardSlide({ row, spending, onDetails, onWhy }: CardSlideProps) {
  const { cardId, brief } = row
  return (
    <article className="panel p-4 chart:p-6">
      <div className="flex items-center gap-4">
        <CardFace decorative {...faceOf(brief)} className="max-w-24 chart:max-w-40" />
        <div className="min-w-0">
          <h3 className="text-lg">{brief.name}</h3>
          <p className="text-sm text-ink-soft">{brief.issuer}</p>
          <VariantLinks variants={brief.variants} />
          <p className="text-sm text-ink-soft">
            Checked {formatDay(brief.asOf)}
            <CompareLink cardId={cardId} name={brief.name} />
          </p>
        </div>
      </div>
      <ul aria-label="Features" className="mt-4 flex list-none flex-wrap gap-2">
        {shortFeatures(brief.features).map((feature) => (
          <li key={feature}>
            <Badge>{feature}</Badge>
          </li>
        ))}
      </ul>
      <dl className="mt-4">
        {amountColumns.map(({ key, label, focus }) => (
          <Line key={key} label={label} isStrong={key === 'totalMoney'}>
            <WhyFigure amount={shownAmount(row, key)} name={label} onAsk={() => onWhy(cardId, focus)} />
          </Line>
        ))}
        <Line label="Rewards Rate">{formatPercentage(rewardPercentage(row.totalMoney, spending))}</Line>
      </dl>
      <div className="mt-5 grid grid-cols-2 gap-3">
        <ApplyLink card={brief} />
        <Button variant="secondary" onClick={() => onDetails(cardId)}>
          Details
        </Button>
      </div>
    </article>
  )
}

type LineProps = { label: string; isStrong?: boolean; children: ReactNode }

function Line({ label, isStrong = false, children }: LineProps) {
  return (
    <div
      className={`flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-hairline ${isStrong ? 'text-lg font-semibold' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="figures ml-auto whitespace-nowrap">{children}</dd>
    </div>
  )
}
