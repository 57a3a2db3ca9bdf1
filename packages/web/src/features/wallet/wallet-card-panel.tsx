import type { WalletCardInfo } from '@cardsight/contract/wallet'
import type { WalletCard } from '@cardsight/engine/wallet'
import { ApplyLink, ApplyTerms } from '../../cards/apply-link.tsx'
import { CardFace, faceOf } from '../../cards/card-face.tsx'
import { SumLine } from '../../cards/sum-line.tsx'
import { formatShort } from '../../lib/format-money.ts'
import { Badge } from '../../ui/badge.tsx'
import { spendingForBonus } from './cards-by-id.ts'

/** One card of a wallet: its value, and what its bonus requires. */
export function WalletCardPanel({ card, info }: { card: WalletCard; info: WalletCardInfo }) {
  return (
    <li className="flex min-w-0 flex-col border-t border-hairline pt-4 break-inside-avoid">
      <div className="flex items-start gap-4">
        <span className="w-24 shrink-0">
          <CardFace {...faceOf(info)} decorative />
        </span>
        <div className="min-w-0 text-ink-soft">
          <p>{info.issuer}</p>
          {card.isOwned && <Badge className="mt-1">Your card</Badge>}
        </div>
      </div>
      <h3 className="mt-3 text-base font-semibold">{info.name}</h3>
      <dl className="figures mt-2">
        <SumLine name="Reward" amount={(card.reward - card.credits) / 100} />
        {card.credits > 0 && <SumLine name="Credits you use" amount={card.credits / 100} />}
        {card.bonus > 0 && <SumLine name="Intro Bonus" amount={card.bonus / 100} />}
        <SumLine name="Annual Fee" amount={-card.fee / 100} />
        <SumLine
          name="Net value"
          amount={card.total / 100}
          className="rule-double mt-1 border-t border-t-ink font-semibold"
        />
      </dl>
      <BonusNotes card={card} />
      {!card.isOwned && (
        <>
          <ApplyTerms {...info} className="mt-2" />
          <p data-print="hide" className="mt-auto pt-4">
            <ApplyLink card={info} size="small" variant="secondary" />
          </p>
        </>
      )}
    </li>
  )
}

function BonusNotes({ card }: { card: WalletCard }) {
  const requirements = new Set(
    spendingForBonus(card).map(({ spend, days }) => `${formatShort(spend / 100)} in ${days} days`),
  )
  return [...requirements].map((requirement) => (
    <p key={requirement} className="mt-2 text-sm text-ink-soft">
      Spend {requirement} to earn the bonus.
    </p>
  ))
}
