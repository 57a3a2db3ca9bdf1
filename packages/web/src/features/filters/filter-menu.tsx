import { useMemo } from 'react'
import { categoryFilters, featureFilters } from '../../content/card-filters.ts'
import { useStable } from '../../lib/use-stable.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxMenu } from '../../ui/checkbox-menu.tsx'

export type FilterMenuProps = {
  emptyLabel: 'Customize Settings' | 'Overall'
  selected: readonly string[]
  onChange: (selected: string[]) => void
  onCalculationSettings: () => void
}

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

const groups = [
  { label: 'Categories', options: optionsOf(categoryFilters) },
  { label: 'Features', options: optionsOf(featureFilters) },
]

export function FilterMenu({ emptyLabel, selected, onChange, ...props }: FilterMenuProps) {
  const openSettings = useStable(props.onCalculationSettings)
  const footer = useMemo(
    () => (
      <Button variant="quiet" size="small" className="w-full" onClick={openSettings}>
        Change Calculation Settings
      </Button>
    ),
    [openSettings],
  )
  return (
    <CheckboxMenu
      label={selected.length > 0 ? `Filters (${selected.length})` : emptyLabel}
      listLabel="Filters"
      clearLabel="Clear filters"
      groups={groups}
      selected={selected}
      onChange={onChange}
      footer={footer}
    />
  )
}
