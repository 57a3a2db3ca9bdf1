import { pagePaths } from '@cardsight/contract/paths'
import { memo } from 'react'
import { Link } from 'react-router'

/** Link from the best card to the best combination of cards, for the same spending. */
export const WalletLine = memo(function WalletLine() {
  return (
    <p data-print="hide" className="mt-2">
      <Link to={pagePaths.wallet} className="text-link underline underline-offset-4">
        Your wallet
      </Link>
      : want more than one card? See your best combination and which card to use where.
    </p>
  )
})
