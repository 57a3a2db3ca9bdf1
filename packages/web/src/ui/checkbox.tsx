import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }

export function Checkbox({ label, className, ...props }: CheckboxProps) {
  return (
    <label className={classNames('checkbox', className)}>
      <input {...props} type="checkbox" />
      <span className="min-w-0">{label}</span>
    </label>
  )
}

type ToggleProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode }

/** It doesn't slide: an animation would delay the page's response by a frame. */
export function Toggle({ label, className, ...props }: ToggleProps) {
  return (
    <label
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-soft',
        className,
      )}
    >
      <span className="relative inline-flex shrink-0 forced-color-adjust-none">
        <input
          {...props}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own checked state; a second copy could disagree
          role="switch"
          className="peer h-6 w-11 cursor-[inherit] appearance-none rounded-full border border-edge bg-paper-sunk checked:border-evergreen checked:bg-evergreen hover:border-ink disabled:border-rule disabled:checked:bg-rule"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-edge peer-checked:translate-x-5 peer-checked:bg-panel peer-disabled:bg-rule peer-disabled:peer-checked:bg-panel"
        />
      </span>
      <span className="min-w-0">{label}</span>
    </label>
  )
}

type HintedToggleProps = {
  label: string
  hint: ReactNode
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
}

/** A switch with a sentence below it. */
export function HintedToggle({ label, hint, isOn, isDisabled = false, onChange }: HintedToggleProps) {
  const id = useId()
  return (
    <div>
      <Toggle
        className="relative"
        label={<span className="block leading-5">{label}</span>}
        aria-describedby={id}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p id={id} aria-live="polite" className="-mt-1.5 pl-14 text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  )
}
