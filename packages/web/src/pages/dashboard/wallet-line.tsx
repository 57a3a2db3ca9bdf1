import { pagePaths } from '@cardsight/contract'
import { memo } from 'react'
import { Link } from 'react-router'

/** From the best card to the best set of cards, for the same spending. */
export const WalletLine = memo(function WalletLine() {
  return (
    <p data-print="hide" className="mt-2 text-lg">
      <Link to={pagePaths.wallet} className="text-link underline underline-offset-4">
        Your wallet
      </Link>
      : the best set of one to four cards for this spending, and which to use where.
    </p>
  )
})
