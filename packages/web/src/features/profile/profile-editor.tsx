import { defaultProfile, isSameProfile, type Profile } from '@cardsight/contract/profile'
import type { ProfileOptions } from '@cardsight/contract/schemas'
import { useState } from 'react'
import { useStable } from '../../lib/use-stable.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Button } from '../../ui/button.tsx'
import { CreditLevelField } from './credit-level-field.tsx'
import { CreditsField } from './credits-field.tsx'
import { HabitsField } from './habits-field.tsx'
import { ListPart } from './list-part.tsx'
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
          <CreditLevelField credit={profile.credit} onCredit={(credit) => set({ credit })} />
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
            <ListPart title="Credits you’d use" options={credits} chosen={profile.credits}>
              {() => (
                <CreditsField
                  credits={credits}
                  chosen={profile.credits}
                  onChosen={(chosen) => set({ credits: chosen })}
                />
              )}
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
