import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { ApplyLink, ApplyTerms } from '../../cards/apply-link.tsx'
import { issuerLine } from '../../cards/card-facts.ts'
import { CardThumbnail } from '../../cards/face-finish.tsx'
import { BestSeenNote } from '../../cards/offer-note.tsx'
import { SumLine } from '../../cards/sum-line.tsx'
import type { ListedCard } from '../../features/ranking/answer.ts'
import { formatDollars } from '../../lib/format-money.ts'

/** Editions of a card, which have the product's name. */
const editions: readonly string[] = ['Student', 'Secured']

/** 'Also as Student and Secured', 'Also for NHL fans'; '' without variants. */
export function variantsText(audiences: readonly string[]): string {
  const parts = [
    joined(
      'as',
      editions.filter((edition) => audiences.includes(edition)),
    ),
    joined('for', [...new Set(audiences)].filter((audience) => !editions.includes(audience)).map(inSentence)),
  ].filter((part) => part !== '')
  return parts.length === 0 ? '' : `Also ${parts.join(', and ')}`
}

function joined(preposition: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `${preposition} ${names.join(' and ')}`
}

/** Most audiences start with a name. */
function inSentence(audience: string): string {
  return audience.replace(/^(People|Credit|Supporters) /, (word) => word.toLowerCase())
}

type RankedCardProps = { card: ListedCard; rank: number; isBonusCounted: boolean }

/** A card in the list: one row. What to know before applying is in the part that opens, with the link. */
export function RankedCard({ card, rank, isBonusCounted }: RankedCardProps) {
  const { name, face } = card
  return (
    <article data-card={card.cardId} className="flex flex-wrap gap-x-4 border-t border-hairline py-3">
      <CardThumbnail brief={{ face }} className="w-16 self-start" />
      <div className="min-w-0 flex-1 basis-40">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-sans text-base font-semibold tracking-normal">
            <span className="figures font-normal text-ink-soft">{rank}.</span>{' '}
            <Link to={pagePaths.card(card.cardId)} className={nameClasses}>
              {name}
            </Link>
          </h3>
          <p className="figures ml-auto font-semibold">{formatDollars(card.totalMoney)}</p>
        </div>
        <p className="text-sm text-ink-soft">
          {[issuerLine(card), card.rateLine, variantsText(card.variants)]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        <details className="print:[&::details-content]:[content-visibility:visible]">
          <summary className="py-0.5 text-sm font-medium text-link hover:underline hover:underline-offset-4">
            Terms and Apply
          </summary>
          <div className="grid gap-x-8 gap-y-3 pt-1 pb-2 chart:grid-cols-2">
            <Sum card={card} isBonusCounted={isBonusCounted} />
            <div>
              <ApplyTerms {...card} introOffer={{ intro_description: card.introOffer }} />
              {isBonusCounted && <BestSeenNote bestSeen={card.bestSeen} className="mt-2" />}
              <p className="mt-3" data-print="hide">
                <ApplyLink card={card} size="small" variant="secondary" />
              </p>
            </div>
          </div>
        </details>
      </div>
    </article>
  )
}

const nameClasses = 'press hover:text-link hover:underline hover:underline-offset-4'

function Sum({ card, isBonusCounted }: { card: ListedCard; isBonusCounted: boolean }) {
  const { money, introMoney, annualFee, totalMoney } = card
  return (
    <dl className="figures text-sm">
      <SumLine name="Reward" amount={money} />
      {isBonusCounted && <SumLine name="Intro Bonus" amount={introMoney} />}
      <SumLine name="Annual Fee" amount={-annualFee} />
      <SumLine
        name="Total Reward"
        amount={totalMoney}
        className="mt-1 border-t border-ink pt-1 text-base font-semibold"
      />
    </dl>
  )
}
