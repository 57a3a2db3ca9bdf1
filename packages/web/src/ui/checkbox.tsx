import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }

export function Checkbox({ label, className, ...props }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-soft narrow:min-h-9 narrow:py-1.5',
        className,
      )}
    >
      <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center forced-color-adjust-none">
        <input
          {...props}
          type="checkbox"
          className="peer size-5 cursor-[inherit] appearance-none rounded-[0.25rem] border border-edge bg-panel checked:border-evergreen checked:bg-evergreen hover:border-ink disabled:border-rule disabled:bg-paper-sunk disabled:checked:bg-rule"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute size-4 text-panel invisible peer-checked:visible"
        />
      </span>
      <span className="min-w-0">{label}</span>
    </label>
  )
}
