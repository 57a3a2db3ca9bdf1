import { pagePaths } from '@cardsight/contract/paths'
import type { WalletCard } from '@cardsight/engine/wallet'
import { Link } from 'react-router'
import { ApplyLink } from '../../cards/apply-link.tsx'
import { CardFace } from '../../cards/card-face.tsx'
import { faceOf } from '../../cards/face-of.ts'
import { formatDollars } from '../../lib/format-dollars.ts'
import { AnimatedNumber } from '../../ui/animated-number.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { WalletCardInfo } from '../../worker/wallet-cards.ts'

type WalletCardLineProps = {
  card: WalletCard
  info: WalletCardInfo
  /** What to pay with it. */
  use: string
}

/** One card of the wallet in one line: its face, what it's for, and what it earns after its fee. */
export function WalletCardLine({ card, info, use }: WalletCardLineProps) {
  return (
    <li className={lineClasses}>
      <CardFace {...faceOf(info)} decorative className="max-narrow:row-span-2" />
      <div className="min-w-0">
        <p className="text-lg leading-6 font-semibold">{use}</p>
        <p className="mt-0.5 text-sm text-ink-soft">
          <Link
            to={pagePaths.card(info.cardId)}
            discover="none"
            className="text-ink-soft underline underline-offset-4"
          >
            {info.name}
          </Link>
          {card.fee > 0 && (
            <span className="figures">&nbsp;· after {formatDollars(card.fee / 100)} in fees</span>
          )}
          {card.total < 0 && <span className="text-brick">&nbsp;· costs more than it earns</span>}
        </p>
      </div>
      <p className="text-right text-xl font-semibold">
        <AnimatedNumber value={card.total / 100} format={formatDollars} />
      </p>
      <div data-print="hide" className="max-narrow:col-span-2 max-narrow:col-start-2 narrow:text-right">
        {card.isOwned ? <Badge>Your card</Badge> : <ApplyLink card={info} size="small" variant="secondary" />}
      </div>
    </li>
  )
}

// On phones the action goes below the name; wider screens align all actions in a column.
const lineClasses =
  'grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-4 break-inside-avoid narrow:grid-cols-[6rem_minmax(0,1fr)_auto_6.5rem] narrow:gap-x-5'
