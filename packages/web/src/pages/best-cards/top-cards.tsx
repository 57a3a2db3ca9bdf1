import type { MonthlyCosts } from '@cardsight/contract/costs'
import { pagePaths } from '@cardsight/contract/paths'
import type { Profile } from '@cardsight/contract/profile'
import type { CardResult } from '@cardsight/contract/runs'
import { ChevronDown } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Link } from 'react-router'
import { ApplyDisclosure, ApplyLink } from '../../cards/apply-link.tsx'
import { CardFace, faceOf } from '../../cards/card-face.tsx'
import { isCounted, issuerLine } from '../../cards/card-facts.ts'
import { CardSections } from '../../cards/card-sections.tsx'
import { CardTerms } from '../../cards/card-terms.tsx'
import { CardTotals } from '../../cards/card-totals.tsx'
import { CardThumbnail } from '../../cards/face-finish.tsx'
import { BestSeenNote, WithoutBonus } from '../../cards/offer-note.tsx'
import { VariantLinks } from '../../cards/variant-links.tsx'
import type { WhyFocus } from '../../cards/why-figure.tsx'
import type { WhyDialogProps } from '../../features/why/why-dialog.tsx'
import { formatDollars } from '../../lib/format-money.ts'
import { PickBadge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'

type TopCardsProps = {
  cards: readonly CardResult[]
  spending: number
  costs: MonthlyCosts
  profile: Profile
  isBonusCounted: boolean
  isOwnSpending: boolean
}

type Question = { card: CardResult; focus: WhyFocus }

/** The best three cards: the pick in full, the next two as rows that open. */
export function TopCards(props: TopCardsProps) {
  const { cards, costs, profile } = props
  const { Dialog, question, hasFailed, ask, close } = useWhy()
  const details = (card: CardResult) => (
    <CardDetails {...props} card={card} onWhy={(focus) => ask({ card, focus })} />
  )
  return (
    <>
      <ol className="list-none">
        {cards.map((card, index) => (
          <li key={card.cardId} id={card.cardId} className="min-w-0 border-b border-hairline">
            <article data-card={card.cardId}>
              {index === 0 ? (
                <div className="pt-4 pb-2">
                  <PickBadge />
                  <h3 className="mt-2 text-xl">{card.name}</h3>
                  {details(card)}
                </div>
              ) : (
                <details className="group/row print:[&::details-content]:[content-visibility:visible]">
                  <summary className="flex min-h-16 list-none flex-wrap items-center gap-x-4 py-3 hover:text-evergreen [&::-webkit-details-marker]:hidden">
                    <span aria-hidden="true" className="figures w-3 text-sm text-ink-soft">
                      {index + 1}
                    </span>
                    <CardThumbnail brief={card} className="w-16" />
                    <span className="min-w-0 flex-1 basis-12">
                      <h3 className="font-sans text-base font-semibold tracking-normal">{card.name}</h3>
                      <span className="block text-sm text-ink-soft">{card.rateLine}</span>
                    </span>
                    <span className="figures font-semibold">{formatDollars(card.totalMoney)}</span>
                    <ChevronDown
                      aria-hidden="true"
                      className="size-5 shrink-0 text-ink-soft transition-transform group-open/row:rotate-180 print:hidden"
                    />
                  </summary>
                  <div className="pb-2">{details(card)}</div>
                </details>
              )}
            </article>
          </li>
        ))}
      </ol>
      {cards.length > 1 && (
        <p className="mt-3" data-print="hide">
          <Link to={pagePaths.compareCards(cards.map(({ cardId }) => cardId))} className="press">
            Compare these cards
          </Link>
        </p>
      )}
      <p role="alert" className="text-brick">
        {hasFailed && 'We couldn’t load the details of this number. Please try again.'}
      </p>
      {Dialog !== null && question !== null && (
        <Dialog {...question} {...{ costs, profile }} onClose={close} />
      )}
    </>
  )
}

type CardDetailsProps = TopCardsProps & { card: CardResult; onWhy: (focus: WhyFocus) => void }

/** What the card would have earned, its terms and the link to its issuer. */
function CardDetails({ card, onWhy, spending, isBonusCounted, isOwnSpending, cards }: CardDetailsProps) {
  const isPick = card === cards[0]
  const hasBonus = isBonusCounted && card.introMoney > 0 && isCounted(card.calculation.isIntro)
  return (
    <div className="min-w-0">
      <p className="text-sm text-ink-soft">{issuerLine(card)}</p>
      <VariantLinks variants={card.variants} />
      <div className="mt-3 grid gap-x-8 gap-y-4 narrow:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="min-w-0">
          {isPick && <CardFace {...faceOf(card)} decorative className="mb-4 max-w-60 drop-shadow-md" />}
          <CardTerms card={card} />
          <div data-print="hide" className="mt-3 flex flex-wrap items-center gap-2">
            <ApplyLink card={card} variant={isPick ? 'primary' : 'secondary'} />
            <LinkButton to={pagePaths.card(card.cardId)} variant="secondary">
              Details<span className="sr-only"> of {card.name}</span>
            </LinkButton>
          </div>
          <ApplyDisclosure card={card} isDated={!hasBonus} className="mt-2" />
        </div>
        <div className="min-w-0">
          <CardTotals {...{ card, spending, isBonusCounted, isOwnSpending, onWhy }} projection="1" />
          {hasBonus && <WithoutBonus total={card} className="mt-2" />}
          {isBonusCounted && <BestSeenNote bestSeen={card.offer.bestSeen} className="mt-2" />}
          <div className="mt-3">
            <CardSections card={card} isFull={false} onWhy={onWhy} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** The explanation's code is loaded on the first click on a number. */
function useWhy() {
  const [Dialog, setDialog] = useState<ComponentType<WhyDialogProps> | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const ask = async (asked: Question) => {
    setHasFailed(false)
    try {
      const { WhyDialog } = await import('../../features/why/why-dialog.tsx')
      setDialog(() => WhyDialog)
      setQuestion(asked)
    } catch {
      setHasFailed(true)
    }
  }
  return { Dialog, question, hasFailed, ask, close: () => setQuestion(null) }
}
