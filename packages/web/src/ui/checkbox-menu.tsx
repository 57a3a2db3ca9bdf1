import { ChevronDown, X } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Popover } from './popover.tsx'

export type CheckboxMenuOption = { value: string; label: string }
export type CheckboxMenuGroup = { label?: string; options: readonly CheckboxMenuOption[] }

export type CheckboxMenuProps = {
  /** What the button says; the caller words the count of what is ticked. */
  label: string
  /** What the list is for, for screen readers. */
  listLabel: string
  groups: readonly CheckboxMenuGroup[]
  selected: readonly string[]
  onChange: (selected: string[]) => void
  clearLabel: string
  footer?: ReactNode
}

export function CheckboxMenu({ label, listLabel, groups, selected, onChange, ...props }: CheckboxMenuProps) {
  const { clearLabel, footer } = props
  // A button of another width moves the list at its foot: the tick comes first.
  const said = useDeferredValue(label)
  const isClearable = useDeferredValue(selected.length > 0)
  const toggle = (value: string) =>
    onChange(selected.includes(value) ? selected.filter((one) => one !== value) : [...selected, value])
  return (
    <div className="inline-flex max-w-full items-center gap-1">
      <Popover
        label={listLabel}
        className="w-72 p-2"
        trigger={
          <Button variant="secondary" size="small" className="group">
            <span className="truncate">{said}</span>
            <ChevronDown
              aria-hidden="true"
              className="size-4 shrink-0 transition-transform group-data-[state=open]:rotate-180"
            />
          </Button>
        }
      >
        {groups.map((group) => (
          <fieldset
            key={group.label ?? 'all'}
            className="px-2 pt-2 not-first:mt-2 not-first:border-t not-first:border-hairline"
          >
            <legend className={group.label ? 'ledger-label float-left mb-1 w-full text-ink-soft' : 'sr-only'}>
              {group.label ?? listLabel}
            </legend>
            {group.options.map((option) => (
              <Checkbox
                key={option.value}
                label={option.label}
                checked={selected.includes(option.value)}
                onChange={() => toggle(option.value)}
                className="clear-both"
              />
            ))}
          </fieldset>
        ))}
        {footer !== undefined && <div className="mt-2 border-t border-hairline px-2 pt-2">{footer}</div>}
      </Popover>
      {isClearable && (
        <Button variant="quiet" size="icon" aria-label={clearLabel} onClick={() => onChange([])}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      )}
    </div>
  )
}
