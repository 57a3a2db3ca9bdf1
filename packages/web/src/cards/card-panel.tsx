import type { Projection } from '@cardsight/contract/backtest'
import type { CardResult } from '@cardsight/contract/runs'
import { memo, type ReactNode, useMemo } from 'react'
import { useDeferredOffscreen } from '../lib/use-next-frame.ts'
import { PickBadge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { classNames, containmentClasses } from '../ui/class-names.ts'
import { ApplyDisclosure, ApplyLink } from './apply-link.tsx'
import { CardFace } from './card-face.tsx'
import { isCounted, issuerLine } from './card-facts.ts'
import { CardSections, type CardSectionsProps } from './card-sections.tsx'
import { CardTerms, FactsSource, QuickTake } from './card-terms.tsx'
import { CardTotals } from './card-totals.tsx'
import { BestSeenNote, WithoutBonus } from './offer-note.tsx'
import { VariantLinks } from './variant-links.tsx'
import type { WhyFocus } from './why-figure.tsx'

export type CardPanelProps = {
  card: CardResult
  projection: Projection
  /** Sum over all years of the projection. */
  spending: number
  /** Shows the badge of Cardsight's pick. */
  isPick?: boolean
  /** False if the numbers come from a list without intro bonuses. */
  isBonusCounted?: boolean
  /** False if the spending is an average household's. */
  isOwnSpending?: boolean
  /** Compact fits a third of a page: long parts are collapsed. */
  variant?: 'full' | 'compact'
  headingLevel?: 2 | 3
  /** Without it, the numbers have no explanation. */
  onWhy?: ((focus: WhyFocus) => void) | undefined
  onDetails?: (() => void) | undefined
  /** More buttons, next to Apply. */
  actions?: ReactNode
}

const headings = { 2: 'h2', 3: 'h3' } as const

/** A card and what it would have earned, with the details below. */
export function CardPanel(props: CardPanelProps) {
  const { card, projection, spending, onWhy, variant = 'full' } = props
  const { isBonusCounted = true, isOwnSpending = true } = props
  const { isPick = false, headingLevel = 3, onDetails, actions } = props
  const isFull = variant === 'full'
  const isBonusShown = isBonusCounted && card.introMoney > 0 && isCounted(card.calculation.isIntro)
  return (
    <article
      data-card={card.cardId}
      // Relative: inside a scrolling row, visually hidden text would otherwise widen the page.
      className={classNames(
        'panel shared-rows-15 relative flex h-full min-w-0 flex-col px-4 pb-4',
        isFull && 'narrow:px-8',
      )}
    >
      {isPick && <CornerBadge className={isFull ? 'narrow:left-8' : ''} />}
      <div className={isFull ? fullClasses : 'contents'}>
        <CardHead
          {...headFacts(card)}
          {...{ isFull, headingLevel, onDetails, actions }}
          isDated={!isBonusShown}
        />
        <div className={isFull ? 'min-w-0' : 'shared-rows-7 totals-rows mt-5 mb-5 block min-w-0'}>
          {isFull && <p className="mb-4 text-ink-soft">{card.shortDescription}</p>}
          <CardTotals
            {...{ card, projection, spending, isBonusCounted, isOwnSpending, onWhy }}
            hasTips={isFull}
          />
          {isBonusCounted && <BonusNotes card={card} isBonusShown={isBonusShown} />}
        </div>
      </div>
      <CardRest card={card} isFull={isFull} onWhy={onWhy} />
    </article>
  )
}

/** One row of the panel: what the total is without the bonus, and whether the offer was better before. */
function BonusNotes({ card, isBonusShown }: { card: CardResult; isBonusShown: boolean }) {
  return (
    <div className="mt-2 grid gap-2">
      {isBonusShown && <WithoutBonus total={card} />}
      <BestSeenNote bestSeen={card.offer.bestSeen} />
    </div>
  )
}

const fullClasses = 'grid gap-x-8 gap-y-5 py-5 narrow:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] narrow:py-8'

/** Long and mostly offscreen, so a click on the totals doesn't wait for it. */
function CardRest(props: CardSectionsProps) {
  const { card, onWhy, isFull } = props
  const [shown, watch] = useDeferredOffscreen(useMemo(() => ({ card, onWhy }), [card, onWhy]))
  return (
    <div ref={watch} className={isFull ? containmentClasses : 'shared-rows-3 flex flex-1 flex-col'}>
      <RestParts {...shown} isFull={isFull} />
    </div>
  )
}

const RestParts = memo(function RestParts({ card, isFull, onWhy }: CardSectionsProps) {
  return (
    <>
      {isFull && <QuickTake card={card} className="border-t border-hairline pt-4 pb-5" />}
      <CardSections card={card} isFull={isFull} onWhy={onWhy} />
      <FactsSource
        card={card}
        isDated={false}
        className="mt-auto border-t border-hairline pt-4 in-[.panel-rows]:mt-0"
      />
    </>
  )
})

/** The fields that the head shows, picked one by one so that it doesn't re-render when only the totals change. */
const headFacts = ({
  name,
  issuer,
  network,
  face,
  kind,
  status,
  link,
  asOf,
  variants,
  introOffer,
  offerParts,
  annualFeeDisplay,
  creditRange,
  category,
}: CardResult) => ({
  issuedBy: issuerLine({ issuer, category }),
  introOffer,
  ...(offerParts && { offerParts }),
  annualFeeDisplay,
  creditRange,
  name,
  issuer,
  network,
  face,
  kind,
  status,
  link,
  asOf,
  variants,
})

type CardHeadProps = ReturnType<typeof headFacts> & {
  isFull: boolean
  headingLevel: 2 | 3
  /** False if the day of the terms stands beside the total. */
  isDated: boolean
  onDetails: CardPanelProps['onDetails']
  actions: ReactNode
}

const CardHead = memo(function CardHead(props: CardHeadProps) {
  const { name, issuer, issuedBy, network, face, kind, status, link, asOf, isFull, headingLevel } = props
  const { variants, introOffer, offerParts, annualFeeDisplay, creditRange } = props
  const { isDated, onDetails, actions } = props
  const Heading = headings[headingLevel]
  return (
    <div className={classNames('flex min-w-0 flex-col', !isFull && 'shared-rows-5 pt-5')}>
      <CardFace {...{ name, issuer, network, face, kind }} decorative className="max-w-56 narrow:max-w-80" />
      <Heading className={classNames('mt-4 text-xl', isFull && 'menu:text-2xl')}>{name}</Heading>
      <div>
        <p className="text-ink-soft">{issuedBy}</p>
        <VariantLinks variants={variants} />
        <CardTerms
          card={{ introOffer, ...(offerParts && { offerParts }), annualFeeDisplay, creditRange }}
          className="mt-3"
        />
      </div>
      <div data-print="hide" className="mt-4 flex flex-wrap items-center gap-2">
        <ApplyLink card={{ name, link, issuer, status }} variant="secondary" />
        {onDetails && (
          <Button variant="secondary" onClick={onDetails} aria-haspopup="dialog">
            Details<span className="sr-only"> of {name}</span>
          </Button>
        )}
        {actions}
        <ApplyDisclosure card={{ link, status, asOf }} isDated={isDated} className="basis-full" />
      </div>
    </div>
  )
})

/** Overlays the edge of a panel, so that the panel's content starts where its neighbors' does. The panel is `relative`. */
function CornerBadge({ className }: { className: string }) {
  return <PickBadge className={classNames('absolute top-0 left-4 -translate-y-1/2', className)} />
}
