import { type Profile, usualDebt, usualPayment } from '@cardsight/contract/profile'
import { HintedToggle } from '../../ui/checkbox.tsx'
import { DollarsField } from './amount-fields.tsx'

type Habits = Pick<Profile, 'activatesCategories' | 'booksInPortals' | 'hasBusiness' | 'rent' | 'debt'>

type HabitsFieldProps = { habits: Habits; set: (changes: Partial<Habits>) => void }

/** How the person uses cards: yes or no, and rent. */
export function HabitsField({ habits, set }: HabitsFieldProps) {
  return (
    <fieldset>
      <legend className="float-left w-full font-semibold">How you use cards</legend>
      <div className="clear-both grid gap-3 pt-1">
        <HintedToggle
          label="I activate rotating categories"
          hint="Some cards pay 5% in categories that change every quarter, once you activate them."
          isOn={habits.activatesCategories}
          onChange={(activatesCategories) => set({ activatesCategories })}
        />
        <HintedToggle
          label="I book travel in issuers’ portals"
          hint="Some cards pay more on trips that you book through the issuer’s travel site."
          isOn={habits.booksInPortals}
          onChange={(booksInPortals) => set({ booksInPortals })}
        />
        <HintedToggle
          label="I have a business or side income"
          hint="We’ll rank business cards too. Freelance work qualifies: most issuers accept your Social Security number."
          isOn={habits.hasBusiness}
          onChange={(hasBusiness) => set({ hasBusiness })}
        />
        <HintedToggle
          label="I carry a balance"
          hint={
            habits.debt === null ? (
              'You don’t pay your bill in full every month.'
            ) : (
              <strong className="font-medium text-ink">
                Interest costs more than rewards earn, so we rank cards by what your balance costs.
              </strong>
            )
          }
          isOn={habits.debt !== null}
          onChange={(isOn) => set({ debt: isOn ? usualDebt : null })}
        />
        {habits.debt !== null && <DebtFields debt={habits.debt} onDebt={(debt) => set({ debt })} />}
        <DollarsField
          label="Rent you pay by card"
          hint="Per month. Leave it empty if you don’t."
          dollars={habits.rent === 0 ? null : habits.rent}
          onDollars={(dollars) => set({ rent: dollars ?? 0 })}
          className="max-w-72 pt-1"
        />
      </div>
    </fieldset>
  )
}

type DebtFieldsProps = { debt: NonNullable<Habits['debt']>; onDebt: (debt: Habits['debt']) => void }

/** An empty field stands for the usual amount. */
function DebtFields({ debt, onDebt }: DebtFieldsProps) {
  return (
    <div className="grid max-w-text gap-3 pl-14 narrow:grid-cols-2">
      <DollarsField
        label="Balance you owe"
        hint="On all cards that charge you interest."
        dollars={debt.balance}
        onDollars={(dollars) => onDebt({ ...debt, balance: dollars || usualDebt.balance })}
      />
      <DollarsField
        label="You can pay a month"
        hint="Toward this balance."
        dollars={debt.payment}
        onDollars={(dollars) => onDebt({ ...debt, payment: dollars || usualPayment(debt.balance) })}
      />
    </div>
  )
}
