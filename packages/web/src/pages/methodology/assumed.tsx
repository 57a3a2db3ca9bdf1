import { defaultAssumptions, type Habit } from '@cardsight/engine/cards'
import { Check, X } from 'lucide-react'

/** Each as the end of a sentence that begins with "We assume that you". */
const habits: readonly (readonly [Habit, string])[] = [
  ['direct-booking', 'book directly with hotels and airlines'],
  ['activation', 'activate quarterly categories in time'],
  ['portal', 'book travel through the issuer’s portal'],
  ['mobile-wallet', 'pay with your phone'],
  ['weekend-evening', 'shop on weekend evenings'],
]

/** Default assumptions about a cardholder, read from the engine itself. */
export function Assumed() {
  return (
    <ul className="list-none divide-y divide-hairline border-y border-hairline">
      {habits.map(([habit, text]) => {
        const isAssumed = defaultAssumptions.conditions[habit]
        const Icon = isAssumed ? Check : X
        return (
          <li key={habit} className="flex gap-3 py-2.5">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-5 shrink-0 ${isAssumed ? 'text-teal' : 'text-ink-soft'}`}
            />
            {isAssumed ? 'We assume' : 'We don’t assume'} that you {text}.
          </li>
        )
      })}
      <li className="flex gap-3 py-2.5">
        <X aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
        We don’t assume that you’re a member of a club, bank with an issuer, or use an airline, hotel or store
        program.
      </li>
    </ul>
  )
}
