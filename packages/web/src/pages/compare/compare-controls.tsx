import { useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Toggle } from '../../ui/toggle.tsx'
import type { CompareYears } from './compare-rows.ts'

export type CompareControlsProps = {
  years: CompareYears
  onYears: (years: CompareYears) => void
  hasBonus: boolean
  onBonus: (hasBonus: boolean) => void
  isOnlyDifferent: boolean
  onOnlyDifferent: (isOnly: boolean) => void
}

const allYears: readonly CompareYears[] = [1, 2, 3]

/** What counts. The numbers follow at once. */
export function CompareControls(props: CompareControlsProps) {
  const { years, onYears, hasBonus, onBonus, isOnlyDifferent, onOnlyDifferent } = props
  const name = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2" data-needs-script="" data-print="hide">
      <fieldset className="flex rounded-control border border-edge bg-panel p-0.5">
        <legend className="sr-only">Years you keep the card</legend>
        {allYears.map((each) => (
          <label
            key={each}
            className={classNames(
              'flex min-h-10 cursor-pointer items-center rounded-[0.375rem] px-3 text-sm font-medium has-focus-visible:outline-2 has-focus-visible:outline-focus',
              each === years ? 'bg-evergreen-tint underline underline-offset-4' : 'text-ink-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={each === years}
              onChange={() => onYears(each)}
              className="sr-only"
            />
            {each}-Year
          </label>
        ))}
      </fieldset>
      <Toggle
        label="Include intro bonus"
        checked={hasBonus}
        onChange={({ target }) => onBonus(target.checked)}
      />
      <Toggle
        label="Only differences"
        checked={isOnlyDifferent}
        onChange={({ target }) => onOnlyDifferent(target.checked)}
      />
    </div>
  )
}
