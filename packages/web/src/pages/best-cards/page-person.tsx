import { withReference } from '../../api/reference.ts'
import { ProfilePanel } from '../../features/profile/profile-panel.tsx'
import type { Person } from './use-ranking.ts'

/** Who the ranking is for: the person that the page assumes, or the visitor's own profile. */
export function PagePerson({ person, assumes }: { person: Person; assumes: string }) {
  const { profile, options, isOwn, isBusy, hasFailed, error, prepare, change } = person
  return (
    <div className="mt-2">
      <ProfilePanel
        profile={profile}
        options={options}
        line={assumes}
        label={isOwn && options !== null ? 'Your profile' : 'This page assumes'}
        isBusy={isBusy}
        onApproach={prepare}
        onChange={change}
      />
      <p role="alert" className="text-sm text-brick">
        {hasFailed &&
          withReference('We couldn’t rank the cards for your profile. Please try again later.', error)}
      </p>
    </div>
  )
}
