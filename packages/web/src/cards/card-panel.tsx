import type { CardResult, Projection } from '@cardsight/contract'
import { Star } from 'lucide-react'
import { memo, type ReactNode, useDeferredValue } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ApplyLink } from './apply-link.tsx'
import { CardFace } from './card-face.tsx'
import { CardLedger } from './card-ledger.tsx'
import { CardSections, type CardSectionsProps } from './card-sections.tsx'
import { FactsSource } from './facts-source.tsx'
import { QuickTake } from './quick-take.tsx'
import type { WhyFocus } from './why-focus.ts'

export type CardPanelProps = {
  card: CardResult
  projection: Projection
  /** Of all years of the projection together. */
  spending: number
  /** Badged as the product's pick. */
  isPick?: boolean
  /** False where the numbers come from a list without intro bonuses. */
  isBonusCounted?: boolean
  /** False where the spending is an average household's. */
  isOwnSpending?: boolean
  /** Compact fits a third of a page: what is long is folded away. */
  variant?: 'full' | 'compact'
  headingLevel?: 2 | 3
  /** Left out, the numbers cannot be asked. */
  onWhy?: ((focus: WhyFocus) => void) | undefined
  onDetails?: (() => void) | undefined
  /** More buttons, beside Apply. */
  actions?: ReactNode
}

const headings = { 2: 'h2', 3: 'h3' } as const

/** A card and what it would have earned, with its reasons under it. */
export function CardPanel(props: CardPanelProps) {
  const { card, projection, spending, onWhy, variant = 'full' } = props
  const { isBonusCounted = true, isOwnSpending = true } = props
  const isFull = variant === 'full'
  // The sums answer first, and what is below them in the next frame: together they are too much for one.
  const later = { card: useDeferredValue(card), onWhy: useDeferredValue(onWhy) }
  return (
    <article
      data-card={card.cardId}
      // Relative: inside a row that scrolls, what is hidden for the eye would else widen the page.
      className={classNames('panel relative flex h-full min-w-0 flex-col px-4 pb-4', isFull && 'narrow:px-8')}
    >
      <div
        className={classNames(
          'grid gap-x-8 gap-y-5 py-5',
          isFull && 'narrow:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] narrow:py-8',
        )}
      >
        <CardHead {...props} />
        <div className="min-w-0">
          {isFull && <p className="mb-4 text-ink-soft">{card.shortDescription}</p>}
          <CardLedger
            {...{ card, projection, spending, isBonusCounted, isOwnSpending, onWhy }}
            hasTips={isFull}
          />
        </div>
      </div>
      <CardRest {...later} isFull={isFull} />
    </article>
  )
}

const CardRest = memo(function CardRest({ card, isFull, onWhy }: CardSectionsProps) {
  return (
    <div className={classNames(!isFull && 'flex flex-1 flex-col')}>
      {isFull && <QuickTake card={card} className="border-t border-hairline pt-4 pb-5" />}
      <CardSections card={card} isFull={isFull} onWhy={onWhy} />
      <FactsSource card={card} className="mt-auto border-t border-hairline pt-4" />
    </div>
  )
})

function CardHead({ card, isPick, variant, headingLevel = 3, onDetails, actions }: CardPanelProps) {
  const Heading = headings[headingLevel]
  const isCompact = variant === 'compact'
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div>
        {isPick && (
          <Badge variant="pick" className={classNames('mb-3 -ml-4', !isCompact && 'narrow:-ml-8')}>
            <Star aria-hidden="true" fill="currentColor" /> Cardsight's pick
          </Badge>
        )}
        <Heading className={classNames('text-xl', isCompact ? 'duo:min-h-14' : 'menu:text-2xl')}>
          {card.name}
        </Heading>
        <p className="text-ink-soft">{card.issuer}</p>
      </div>
      <CardFace
        name={card.name}
        issuer={card.issuer}
        network={card.network}
        hue={card.hue}
        kind={card.kind}
        decorative
        className="max-w-56 narrow:max-w-80"
      />
      <div data-print="hide" className="flex flex-wrap items-center gap-2">
        <ApplyLink card={card} />
        {onDetails && (
          <Button variant="secondary" onClick={onDetails} aria-haspopup="dialog">
            Details<span className="sr-only"> of {card.name}</span>
          </Button>
        )}
        {actions}
      </div>
      {card.status === 'open' && (
        <p data-print="hide" className="text-sm text-ink-soft">
          On the site of {card.issuer}, in a new tab.
        </p>
      )}
    </div>
  )
}
