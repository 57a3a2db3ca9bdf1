import { ChevronDown, X } from 'lucide-react'
import { createContext, memo, type ReactNode, use, useDeferredValue, useMemo } from 'react'
import { useNextFrame } from '../lib/use-next-frame.ts'
import { useStable } from '../lib/use-stable.ts'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Popover } from './popover.tsx'

export type CheckboxMenuOption = { value: string; label: string }
export type CheckboxMenuGroup = { label?: string; options: readonly CheckboxMenuOption[] }

export type CheckboxMenuProps = {
  /** Label of the button; the caller includes the number of selected options. */
  label: string
  /** Accessible name of the list. */
  listLabel: string
  groups: readonly CheckboxMenuGroup[]
  selected: readonly string[]
  onChange: (selected: string[]) => void
  clearLabel: string
  /** Must be a stable node, or every change re-renders the whole list. */
  footer?: ReactNode
}

/** Bypasses the popover, whose many parts don't need to re-render on a change. */
const Ticked = createContext<readonly string[]>([])
const HeadLabel = createContext('')

export function CheckboxMenu({ label, listLabel, groups, selected, onChange, ...props }: CheckboxMenuProps) {
  const { clearLabel, footer } = props
  // A wider button moves the list under it: update the checkbox and the page first.
  const head = useDeferredValue(useNextFrame(useHead(label, selected.length > 0)))
  const toggle = useToggle(selected, onChange)
  const menu = useMemo(
    () => (
      <Menu listLabel={listLabel} footer={footer}>
        {groups.map((group) => (
          <Group key={group.label ?? 'all'} group={group} listLabel={listLabel} onToggle={toggle} />
        ))}
      </Menu>
    ),
    [listLabel, footer, groups, toggle],
  )
  return (
    <div className="inline-flex max-w-full items-center gap-1">
      <HeadLabel value={head.label}>
        <Ticked value={selected}>{menu}</Ticked>
      </HeadLabel>
      {head.isClearable && (
        <Button variant="quiet" size="icon" aria-label={clearLabel} onClick={() => onChange([])}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      )}
    </div>
  )
}

function useHead(label: string, isClearable: boolean) {
  return useMemo(() => ({ label, isClearable }), [label, isClearable])
}

type Toggle = (value: string) => void

/** A stable callback, so that unchanged options don't re-render. */
function useToggle(selected: readonly string[], onChange: (selected: string[]) => void): Toggle {
  return useStable((value: string) =>
    onChange(selected.includes(value) ? selected.filter((one) => one !== value) : [...selected, value]),
  )
}

type MenuProps = { listLabel: string; footer: ReactNode; children: ReactNode }

function Menu({ listLabel, footer, children }: MenuProps) {
  return (
    <Popover
      label={listLabel}
      className="w-72 p-2"
      trigger={
        <Button variant="secondary" size="small" className="group min-w-0">
          <Label />
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

function Label() {
  return <span className="truncate">{use(HeadLabel)}</span>
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
