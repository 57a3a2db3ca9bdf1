import type { ComponentProps, ReactNode } from 'react'
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
