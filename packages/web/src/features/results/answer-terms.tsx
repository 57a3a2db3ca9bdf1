import { pagePaths } from '@cardsight/contract/paths'
import type { CardResult } from '@cardsight/contract/runs'
import { BestSeenNote, OfferNote, WithoutBonus } from '../../cards/offer-note.tsx'
import { countedText, uncountedTexts } from '../../cards/offer-text.ts'
import { formatDay } from '../../lib/format-date.ts'
import { InfoTip } from '../../ui/tooltip.tsx'

type AnswerTermsProps = {
  card: CardResult
  /** What later years earn, if that stands beside the total. */
  laterYear: number | null
  className?: string
}

/** What to know before applying: the bonus, its offer, the total without it, and the day of the terms. */
export function AnswerTerms({ card, laterYear, className }: AnswerTermsProps) {
  const { introOffer, offerParts, offer } = card
  const hasBonus = isBonusShown(card)
  const sources = (
    <span data-print="hide">
      {' '}
      · <a href={pagePaths.card(card.cardId)}>Sources</a>
    </span>
  )
  return (
    <div className={`grid content-start gap-1 text-sm text-ink-soft ${className}`}>
      <p>
        {introOffer.intro_description === 'none' ? (
          'No welcome bonus.'
        ) : (
          <>
            Bonus: {countedText(introOffer.intro_description, offerParts)}
            <InfoTip about="the bonus" lines={uncountedTexts(offerParts)} />
          </>
        )}
      </p>
      <OfferNote offer={offer} isDated={!hasBonus} />
      <BestSeenNote bestSeen={offer.bestSeen} />
      {hasBonus ? (
        <WithoutBonus total={card} laterYear={laterYear}>
          {sources}
        </WithoutBonus>
      ) : (
        <p>
          Terms last confirmed <time dateTime={card.asOf}>{formatDay(card.asOf)}</time>
          {sources}
        </p>
      )}
    </div>
  )
}

/** Whether the bonus is in the total. */
export function isBonusShown({ calculation, introMoney }: CardResult): boolean {
  return calculation.isIntro !== false && introMoney > 0
}
