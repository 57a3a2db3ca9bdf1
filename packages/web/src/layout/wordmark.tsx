import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { Link } from 'react-router'

/** A card with the double rule that closes a ledger column. */
export function Wordmark() {
  return (
    <Link to={pagePaths.home} className="flex min-h-11 items-center gap-2.5 rounded-control">
      <svg viewBox="0 0 32 24" aria-hidden="true" className="h-6 w-8 shrink-0 fill-none">
        <rect width="32" height="24" rx="4" className="fill-evergreen" />
        <path d="M5 7.5h6" className="stroke-paper stroke-2 [stroke-linecap:round]" />
        <path
          d="m13 10.5 4 4L26 5"
          className="stroke-paper stroke-[2.5] [stroke-linecap:round] [stroke-linejoin:round]"
        />
        <path d="M5 17.5h22M5 20h22" className="stroke-paper stroke-1" />
      </svg>
      <span className="font-serif text-xl font-semibold tracking-tight">{sentences.productName}</span>
    </Link>
  )
}
