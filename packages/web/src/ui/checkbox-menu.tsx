import { ChevronDown, X } from 'lucide-react'
import { createContext, memo, type ReactNode, use, useDeferredValue, useMemo } from 'react'
import { useStable } from '../lib/use-stable.ts'
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

/** Past the popover, whose many parts a tick need not draw again. */
const Ticked = createContext<readonly string[]>([])

export function CheckboxMenu({ label, listLabel, groups, selected, onChange, ...props }: CheckboxMenuProps) {
  const { clearLabel, footer } = props
  // A button of another width moves the list at its foot: the tick comes first.
  const said = useDeferredValue(label)
  const isClearable = useDeferredValue(selected.length > 0)
  const shownFooter = useDeferredValue(footer)
  const toggle = useToggle(selected, onChange)
  const menu = useMemo(
    () => (
      <Menu label={said} listLabel={listLabel} footer={shownFooter}>
        {groups.map((group) => (
          <Group key={group.label ?? 'all'} group={group} listLabel={listLabel} onToggle={toggle} />
        ))}
      </Menu>
    ),
    [said, listLabel, shownFooter, groups, toggle],
  )
  return (
    <div className="inline-flex max-w-full items-center gap-1">
      <Ticked value={selected}>{menu}</Ticked>
      {isClearable && (
        <Button variant="quiet" size="icon" aria-label={clearLabel} onClick={() => onChange([])}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      )}
    </div>
  )
}

type Toggle = (value: string) => void

/** The same function for good, so that an option whose tick stays is not drawn again. */
function useToggle(selected: readonly string[], onChange: (selected: string[]) => void): Toggle {
  return useStable((value: string) =>
    onChange(selected.includes(value) ? selected.filter((one) => one !== value) : [...selected, value]),
  )
}

type MenuProps = { label: string; listLabel: string; footer: ReactNode; children: ReactNode }

function Menu({ label, listLabel, footer, children }: MenuProps) {
  return (
    <Popover
      label={listLabel}
      className="w-72 p-2"
      trigger={
        <Button variant="secondary" size="small" className="group">
          <span className="truncate">{label}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 transition-transform group-data-[state=open]:rotate-180"
          />
        </Button>
      }
    >
      {children}
      {footer !== undefined && <div className="mt-2 border-t border-hairline px-2 pt-2">{footer}</div>}
    </Popover>
  )
}

type GroupProps = { group: CheckboxMenuGroup; listLabel: string; onToggle: Toggle }

function Group({ group, listLabel, onToggle }: GroupProps) {
  const ticked = use(Ticked)
  return (
    <fieldset className="px-2 pt-2 not-first:mt-2 not-first:border-t not-first:border-hairline">
      <legend className={group.label ? 'ledger-label float-left mb-1 w-full text-ink-soft' : 'sr-only'}>
        {group.label ?? listLabel}
      </legend>
      {group.options.map((option) => (
        <Option key={option.value} {...option} isTicked={ticked.includes(option.value)} onToggle={onToggle} />
      ))}
    </fieldset>
  )
}

type OptionProps = CheckboxMenuOption & { isTicked: boolean; onToggle: Toggle }

const Option = memo(function Option({ value, label, isTicked, onToggle }: OptionProps) {
  return <Checkbox label={label} checked={isTicked} onChange={() => onToggle(value)} className="clear-both" />
})
