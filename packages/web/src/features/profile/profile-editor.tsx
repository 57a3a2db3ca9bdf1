import { defaultProfile, isSameProfile, type Profile, usesCredit } from '@cardsight/contract/profile'
import type { ProfileOptions } from '@cardsight/contract/profile-schemas'
import { type ReactNode, useState } from 'react'
import { useStable } from '../../lib/use-stable.ts'
import { Button } from '../../ui/button.tsx'
import { Accordion, AccordionItem } from '../../ui/fold-out.tsx'
import { CreditLevelField } from './credit-level-field.tsx'
import { CreditsField } from './credits-field.tsx'
import { HabitsField } from './habits-field.tsx'
import { MembershipsField } from './memberships-field.tsx'
import { PointsField } from './points-field.tsx'
import { ProgramsField } from './programs-field.tsx'

type ProfileEditorProps = {
  profile: Profile
  options: ProfileOptions
  onChange: (profile: Profile) => void
  onDone: () => void
}

/** All questions of a profile. Every answer applies at once. */
export function ProfileEditor({ profile, options, onChange, onDone }: ProfileEditorProps) {
  const set = useStable((changes: Partial<Profile>) => onChange({ ...profile, ...changes }))
  const { programs, memberships, credits } = options
  return (
    <div className="@container">
      <div className="grid gap-x-12 gap-y-7 @min-[48rem]:grid-cols-2">
        <div className="@container grid content-start gap-7">
          <CreditLevelField profile={profile} set={set} />
          <PointsField programs={programs} profile={profile} set={set} />
        </div>
        <div className="@container grid content-start gap-7">
          <Accordion className="-mt-4 border-t-0">
            <ListPart title="Programs you use" options={programs} chosen={Object.keys(profile.programs)}>
              {() => (
                <ProgramsField
                  programs={programs}
                  used={profile.programs}
                  onUsed={(used) => set({ programs: used })}
                />
              )}
            </ListPart>
            <ListPart title="Memberships and banks" options={memberships} chosen={profile.memberships}>
              {() => <MembershipsField memberships={memberships} profile={profile} set={set} />}
            </ListPart>
            <ListPart
              title="Credits you’d use"
              options={credits}
              chosen={credits.filter((credit) => usesCredit(profile, credit)).map(({ id }) => id)}
            >
              {() => <CreditsField credits={credits} profile={profile} set={set} />}
            </ListPart>
          </Accordion>
          <HabitsField habits={profile} set={set} />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <ResetButton
          isDefault={isSameProfile(profile, defaultProfile)}
          onReset={() => onChange(defaultProfile)}
        />
        <Button variant="secondary" size="small" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}

/** It is never `disabled`: that would drop the focus of the user who has just clicked it. */
function ResetButton({ isDefault, onReset }: { isDefault: boolean; onReset: () => void }) {
  const [isReset, setIsReset] = useState(false)
  return (
    <>
      <p role="status" className="sr-only">
        {isDefault && isReset && 'Defaults restored.'}
      </p>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3"
        aria-disabled={isDefault}
        onClick={() => {
          if (!isDefault) {
            setIsReset(true)
            onReset()
          }
        }}
      >
        Reset to defaults
      </Button>
    </>
  )
}

type ListPartProps = {
  title: string
  options: readonly Readonly<{ id: string }>[]
  chosen: readonly string[]
  /** Called only while the part is open: the lists have hundreds of entries. */
  children: () => ReactNode
}

/** A part of the editor that opens to a list. Its title counts what is chosen. */
function ListPart({ title, options, chosen, children }: ListPartProps) {
  const [isOpen, setIsOpen] = useState(false)
  const count = options.filter(({ id }) => chosen.includes(id)).length
  return (
    <AccordionItem
      title={
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          {title}
          <span className="text-sm font-normal text-ink-soft">
            {' '}
            {count === 0 ? 'None' : `${count} selected`}
          </span>
        </span>
      }
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <div className="text-ink">{isOpen && children()}</div>
    </AccordionItem>
  )
}
