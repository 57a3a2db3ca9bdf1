import { House } from 'lucide-react'
import { formatDollars } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'

type RentFoundProps = {
  monthlyCents: number
  /** Whole dollars a month that the profile has. */
  profileRent: number
  onAdd: (dollars: number) => void
}

/** Shows rent apart from spending, because only some cards pay for it. */
export function RentFound({ monthlyCents, profileRent, onAdd }: RentFoundProps) {
  const dollars = Math.round(monthlyCents / 100)
  const isAdded = profileRent === dollars
  return (
    <div className="mt-6 flex gap-3 border-t border-hairline pt-4">
      <House aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
      <div className="min-w-0 max-w-text">
        <p>
          We found {formatDollars(monthlyCents / 100)} a month in rent and left it out. Some cards earn points
          on rent.
        </p>
        <p role="status" className="text-ink-soft">
          {isAdded && 'Your profile includes it as rent you pay by card.'}
        </p>
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          onClick={() => onAdd(isAdded ? 0 : dollars)}
        >
          {isAdded ? 'Take it out of my profile' : 'Add it to my profile as rent paid by card'}
        </Button>
      </div>
    </div>
  )
}
