import type { Profile } from '@cardsight/contract/profile'
import type { ProgramOption } from '@cardsight/contract/schemas'
import { useMemo, useState } from 'react'
import { useStable } from '../../lib/use-stable.ts'
import { CentsField } from './cents-field.tsx'
import { formatCentsPerPoint } from './cents-per-point.ts'
import { countItems, groupItems, searchGroups } from './group-items.ts'
import { ListGroups } from './list-groups.tsx'
import { pointProgramGroups } from './profile-text.ts'
import { SearchBox } from './search-box.tsx'

type OwnPointValuesProps = {
  programs: readonly ProgramOption[]
  values: Profile['pointValues']
  onValues: (values: Profile['pointValues']) => void
}

/** The person's own value for each program. Cash is always worth its face value and isn't listed. */
export function OwnPointValues({ programs, values, onValues }: OwnPointValuesProps) {
  const [query, setQuery] = useState('')
  const groups = useMemo(
    () =>
      groupItems(
        programs.filter(({ kind }) => kind !== 'cash'),
        pointProgramGroups,
        (program) => formatCentsPerPoint(program.values.easy),
      ),
    [programs],
  )
  const found = searchGroups(groups, query)
  const setValue = useStable((id: string, value: number | null) => {
    const { [id]: _, ...others } = values
    onValues(value === null ? others : { ...others, [id]: value })
  })
  return (
    <div className="grid gap-2">
      <SearchBox
        noun="point programs"
        total={countItems(groups)}
        query={query}
        onQuery={setQuery}
        count={countItems(found)}
      />
      <ListGroups noun="point programs" groups={found}>
        {(program) => (
          <CentsField
            key={program.id}
            program={program}
            value={values[program.id] ?? null}
            onValue={setValue}
          />
        )}
      </ListGroups>
    </div>
  )
}
