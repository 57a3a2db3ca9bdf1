import type { WalletAnswer } from '@cardsight/engine'
import { ApplyLink } from '../../cards/apply-link.tsx'
import { CardFace } from '../../cards/card-face.tsx'
import { SumLine } from '../../cards/sum-line.tsx'
import { formatMoney } from '../../lib/format-money.ts'
import { Badge } from '../../ui/badge.tsx'
import type { WalletCardInfo } from '../../worker/wallet-cards.ts'

export type CardsById = ReadonlyMap<string, WalletCardInfo>

type WalletVerdictProps = { answer: WalletAnswer; cards: CardsById }

const CLOSE_SHARE = 0.03

/** The answer, and how sure it is. */
export function WalletVerdict({ answer, cards }: WalletVerdictProps) {
  const { best, runnerUp, margin, ruleOfThumb, held } = answer
  const years = best.years === 1 ? 'a year' : `${best.years} years`
  const isClose = margin !== null && margin < best.total * CLOSE_SHARE
  return (
    <section aria-labelledby="wallet-verdict">
      <h2 id="wallet-verdict">
        {best.cards.length === 1 ? 'This card' : `These ${best.cards.length} cards`} would have come to{' '}
        {formatMoney(best.total / 100)} in {years}
      </h2>
      <p className="mt-2 text-lg text-ink-soft">
        No other wallet of that size beats it: every one was weighed or ruled out by proof.{' '}
        {runnerUp !== null &&
          margin !== null &&
          `${isClose ? 'It is close' : 'It is clear'}: the next best, ${namesOf(runnerUp.cards, cards)}, comes to ${formatMoney(margin / 100)} less.`}
        {held !== null && ` The cards you hold come to ${formatMoney(held.total / 100)} by themselves.`}
      </p>
      <ul className="mt-5 grid gap-4 narrow:grid-cols-2 wide:grid-cols-3">
        {best.cards.map((card) => {
          const info = cards.get(card.cardId)
          return (
            info !== undefined && (
              <li key={card.cardId} className="panel min-w-0 p-4">
                <div className="flex items-start gap-4">
                  <span className="w-24 shrink-0">
                    <CardFace {...faceOf(info)} decorative />
                  </span>
                  <span className="min-w-0">
                    <h3 className="text-lg">{info.name}</h3>
                    <span className="text-ink-soft">{info.issuer}</span>
                    {card.isHeld && <Badge className="mt-1">You hold it</Badge>}
                  </span>
                </div>
                <dl className="figures mt-3">
                  <SumLine name="Reward" amount={(card.reward - card.credits) / 100} />
                  {card.credits > 0 && <SumLine name="Credits you use" amount={card.credits / 100} />}
                  {card.bonus > 0 && <SumLine name="Intro Bonus" amount={card.bonus / 100} />}
                  <SumLine name="Annual Fee" amount={-card.fee / 100} />
                  <SumLine
                    name="Together"
                    amount={card.total / 100}
                    className="rule-double mt-1 border-t border-t-ink font-semibold"
                  />
                </dl>
                {!card.isHeld && (
                  <div data-print="hide" className="mt-3">
                    <ApplyLink card={info} size="small" />
                  </div>
                )}
              </li>
            )
          )
        })}
      </ul>
      {ruleOfThumb.lost > 0 && (
        <p className="mt-4">
          Always taking the card with the best rate, whatever limit is full, would have lost{' '}
          <strong className="figures">{formatMoney(ruleOfThumb.lost / 100)}</strong> of it.
        </p>
      )}
    </section>
  )
}

export function faceOf({ name, issuer, network, hue, kind }: WalletCardInfo) {
  return { name, issuer, network, hue, kind }
}

export function namesOf(list: readonly { cardId: string }[], cards: CardsById): string {
  return list.map(({ cardId }) => cards.get(cardId)?.name ?? cardId).join(' with ')
}
