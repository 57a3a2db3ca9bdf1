import type { CardFact, CardReport } from '@cardsight/contract/cards'
import { capitalize } from '@cardsight/engine/text'
import { PageSection } from './page-section.tsx'

/** Earn rates have a section of their own, and the rest is for checking facts. */
const ELSEWHERE = /^(?:Reward rate|Earn rate \d+|Issuer|Sources disagree on .*)$/

type CardTermsListProps = {
  report: CardReport
  /** Beside other sections instead of below them. */
  isColumn?: boolean
}

/** What the card charges and what it takes to get it, each as a short line. */
export function CardTermsList({ report: { facts }, isColumn = false }: CardTermsListProps) {
  return (
    <PageSection
      id="terms"
      title="Terms"
      className={isColumn ? 'border-t border-hairline pt-8' : 'mt-8 border-t border-hairline pt-8'}
    >
      <dl className={isColumn ? '' : 'gap-20 menu:columns-2'}>
        {facts
          .filter(({ label }) => !ELSEWHERE.test(label))
          .map((fact) => (
            <div
              key={fact.label}
              className="grid break-inside-avoid grid-cols-[8rem_minmax(0,1fr)] gap-4 border-b border-hairline py-2 narrow:grid-cols-[11.5rem_minmax(0,1fr)]"
            >
              <dt className="text-ink-soft">{fact.label}</dt>
              <dd className="figures min-w-0">{termOf(fact)}</dd>
            </div>
          ))}
      </dl>
    </PageSection>
  )
}

/** 'none' → 'None', '$95 a year.' → '$95 a year'. */
function termOf({ text }: CardFact): string {
  const short = /^[^.]*\.$/.test(text) ? text.slice(0, -1) : text
  return capitalize(short)
}
