import type { Profile } from '@cardsight/contract/profile'
import { type ReactNode, useId } from 'react'
import { Toggle } from '../../ui/toggle.tsx'
import { DollarsField } from './dollars-field.tsx'

type Habits = Pick<Profile, 'activatesCategories' | 'booksInPortals' | 'rent' | 'carriesBalance'>

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
          label="I carry a balance"
          hint={
            habits.carriesBalance ? (
              <strong className="font-medium text-ink">
                Interest costs more than rewards earn. A low APR saves you more than any card here pays.
              </strong>
            ) : (
              'You don’t pay your bill in full every month.'
            )
          }
          isOn={habits.carriesBalance}
          onChange={(carriesBalance) => set({ carriesBalance })}
        />
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

type HintedToggleProps = {
  label: string
  hint: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function HintedToggle({ label, hint, isOn, onChange }: HintedToggleProps) {
  const id = useId()
  return (
    <div>
      <Toggle
        label={<span className="block leading-5">{label}</span>}
        aria-describedby={id}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p id={id} aria-live="polite" className="-mt-1.5 pl-14 text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  )
}
