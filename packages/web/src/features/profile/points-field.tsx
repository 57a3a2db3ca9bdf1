import { type Profile, pointUses } from '@cardsight/contract/profile'
import type { ProgramOption } from '@cardsight/contract/profile-schemas'
import { useId, useMemo, useState } from 'react'
import { useStable } from '../../lib/use-stable.ts'
import { CentsField } from './amount-fields.tsx'
import { countItems, groupItems, ListGroups, SearchBox, searchGroups } from './checklist.tsx'
import { formatCentsPerPoint, pointProgramGroups, pointTexts } from './profile-text.ts'

type PointsFieldProps = {
  programs: readonly ProgramOption[]
  profile: Pick<Profile, 'points' | 'pointValues'>
  set: (changes: Partial<Pick<Profile, 'points' | 'pointValues'>>) => void
}

/** What the person does with points; with own values, also a value for each program. */
export function PointsField({ programs, profile, set }: PointsFieldProps) {
  const name = useId()
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="float-left w-full font-semibold">How you use points</legend>
        <div className="clear-both grid gap-x-6 @min-[34rem]:grid-cols-2">
          {pointUses.map((use) => (
            <label key={use} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
              <input
                type="radio"
                name={name}
                aria-describedby={`${name}-${use}`}
                aria-labelledby={`${name}-${use}-label`}
                checked={use === profile.points}
                onChange={() => set({ points: use })}
                className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-edge bg-panel checked:border-6 checked:border-evergreen hover:border-ink checked:hover:border-evergreen-deep"
              />
              <span className="min-w-0">
                <span id={`${name}-${use}-label`} className="block">
                  {pointTexts[use].label}
                </span>
                <span id={`${name}-${use}`} className="block text-sm text-ink-soft">
                  {pointTexts[use].hint}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {profile.points === 'own' && (
        <OwnPointValues
          programs={programs}
          values={profile.pointValues}
          onValues={(pointValues) => set({ pointValues })}
        />
      )}
    </div>
  )
}

type OwnPointValuesProps = {
  programs: readonly ProgramOption[]
  values: Profile['pointValues']
  onValues: (values: Profile['pointValues']) => void
}

/** The person's own value for each program. Cash is always worth its face value and isn't listed. */
function OwnPointValues({ programs, values, onValues }: OwnPointValuesProps) {
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
