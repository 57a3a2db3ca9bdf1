import { creditLevels, defaultProfile, type Profile } from '@cardsight/contract/profile'
import { useId } from 'react'
import { creditTexts } from '../../content/credit-texts.ts'
import { HintedToggle } from '../../ui/checkbox.tsx'
import { DollarsField } from './amount-fields.tsx'

type Credit = Pick<Profile, 'credit' | 'thinFile' | 'deposit'>

type CreditLevelFieldProps = { profile: Credit; set: (changes: Partial<Credit>) => void }

/** Five choices side by side, which wrap on phones, and what else decides who gets a card. */
export function CreditLevelField({ profile, set }: CreditLevelFieldProps) {
  const { credit, thinFile, deposit } = profile
  const name = useId()
  return (
    <fieldset>
      <legend className="float-left w-full font-semibold">Your credit</legend>
      <p className="clear-both text-sm text-ink-soft">We rank only cards that fit your score.</p>
      <div className="mt-2 flex flex-wrap gap-1.5 @min-[30rem]:gap-2">
        {creditLevels.map((level) => (
          <label
            key={level}
            className="relative grid min-h-11 max-w-44 grow cursor-pointer content-center rounded-control border border-edge bg-panel px-1.5 py-1.5 text-center text-sm whitespace-nowrap hover:border-ink has-checked:border-evergreen has-checked:bg-evergreen-tint has-checked:shadow-[inset_0_0_0_1px_var(--color-evergreen)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-4 @min-[30rem]:px-3 @min-[30rem]:text-base"
          >
            <input
              type="radio"
              name={name}
              checked={level === credit}
              onChange={() => set({ credit: level })}
              className="sr-only"
            />
            <span className="font-medium">{creditTexts[level].label}</span>
            <span className="figures text-sm text-ink-soft"> {creditTexts[level].score}</span>
          </label>
        ))}
      </div>
      <div className="grid gap-3 pt-3">
        <HintedToggle
          label="I have only one card, less than a year old"
          hint="Issuers then see you as new to credit, whatever your score is."
          isOn={thinFile}
          onChange={(isOn) => set({ thinFile: isOn })}
        />
        {usesSecuredCards(profile) && (
          <DollarsField
            label="Deposit for a secured card"
            hint="You can spend that much on it in a month."
            dollars={deposit}
            onDollars={(dollars) => set({ deposit: dollars ?? defaultProfile.deposit })}
            className="max-w-72"
          />
        )}
      </div>
    </fieldset>
  )
}

/** People with a better history get cards without a deposit. */
function usesSecuredCards({ credit, thinFile, deposit }: Credit): boolean {
  const isLow = credit === 'none' || credit === 'poor' || credit === 'fair'
  return isLow || thinFile || deposit !== defaultProfile.deposit
}
