import { CreditSelect, NumberSelect } from '../plan/plan-form.tsx'
import { cardsPerYearChoices } from '../plan/stored-plan-settings.ts'
import { storedHousehold } from './stored-household.ts'

/** How the other person wants to plan. Stored in this browser. */
export function PartnerPace() {
  const household = storedHousehold.useValue()
  return (
    <div className="mt-3 grid max-w-160 grid-cols-2 items-end gap-3">
      <p className="col-span-2 text-sm text-ink-soft">
        These two settings are for your view of the plan. They stay in this browser, so the other person’s
        plan can differ.
      </p>
      <NumberSelect
        label="Their cards a year"
        value={household.cardsPerYear}
        choices={cardsPerYearChoices}
        name={(count) => (count === 0 ? 'None' : `Up to ${count}`)}
        onValue={(cardsPerYear) => storedHousehold.write({ ...household, cardsPerYear })}
      />
      <CreditSelect
        label="Their credit"
        credit={household.credit}
        onCredit={(credit) => storedHousehold.write({ ...household, credit })}
      />
    </div>
  )
}
