import type { Profile } from '@cardsight/contract/profile'
import type { ProgramOption } from '@cardsight/contract/profile-schemas'
import { useMemo, useRef } from 'react'
import { BrandAmount, keepInPlace } from './brand-amount.tsx'
import { Checklist, groupItems } from './checklist.tsx'
import { usedProgramGroups } from './profile-text.ts'

type ProgramsFieldProps = {
  programs: readonly ProgramOption[]
  used: Profile['programs']
  onUsed: (used: Profile['programs']) => void
}

/** Programs the person uses, with what they spend there, and the list to choose them from. */
export function ProgramsField({ programs, used, onUsed }: ProgramsFieldProps) {
  const list = useRef<HTMLDivElement>(null)
  const groups = useMemo(() => groupItems(programsToUse(programs), usedProgramGroups, () => null), [programs])
  const ids = Object.keys(used)
  const chosen = ids.flatMap((id) => programs.filter((program) => program.id === id))
  const remove = (id: string) => {
    const { [id]: _, ...others } = used
    onUsed(others)
  }
  const handleRemove = (id: string) => {
    // The focused button disappears.
    list.current?.querySelector('input')?.focus({ preventScroll: true })
    remove(id)
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        These points help only if you use the program. Otherwise, we count them at cash value.
      </p>
      {chosen.length > 0 && (
        <div className="grid gap-2">
          <p className="text-sm text-ink-soft">
            What you spend there earns the card’s rate for that brand. We won’t count more points than you’d
            use.
          </p>
          <ul aria-label="Programs you use" className="grid gap-x-6 gap-y-2 @min-[34rem]:grid-cols-2">
            {chosen.map(({ id, name, brand }) => (
              <BrandAmount
                key={id}
                name={name}
                brand={brand}
                dollars={used[id] ?? null}
                onDollars={(dollars) => onUsed({ ...used, [id]: dollars })}
                onRemove={() => handleRemove(id)}
              />
            ))}
          </ul>
        </div>
      )}
      <div ref={list}>
        <Checklist
          noun="programs"
          groups={groups}
          chosen={ids}
          onToggle={(id, isChosen) =>
            keepInPlace(list.current, () => (isChosen ? onUsed({ ...used, [id]: null }) : remove(id)))
          }
        />
      </div>
    </div>
  )
}

/** Programs of brands: their points are of use only to people who use them, or they pay more there. */
function programsToUse(programs: readonly ProgramOption[]): ProgramOption[] {
  return programs.filter(({ needsUse, brand }) => needsUse || brand !== undefined)
}
