import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { vi } from 'vitest'
// Loaded up front: on a busy machine it would come too late for a test.
import '../features/profile/profile-editor.tsx'
import { ProfilePanel } from '../features/profile/profile-panel.tsx'
import { profileOptions } from './profile-options.ts'

type PageProps = {
  start?: Partial<Profile>
  isBusy?: boolean
  onChange?: (profile: Profile) => void
}

/** A page that shows the profile panel and applies its changes. */
export function ProfilePage({ start = {}, isBusy = false, onChange = () => {} }: PageProps) {
  const [profile, setProfile] = useState<Profile>({ ...defaultProfile, ...start })
  return (
    <ProfilePanel
      profile={profile}
      options={profileOptions}
      isBusy={isBusy}
      onChange={(changed) => {
        onChange(changed)
        setProfile(changed)
      }}
    />
  )
}

/** Renders the page, opens the editor and the named parts of it. */
export async function openProfile(start: Partial<Profile> = {}, ...parts: readonly string[]) {
  const onChange = vi.fn<(profile: Profile) => void>()
  render(<ProfilePage start={start} onChange={onChange} />)
  await userEvent.click(changeButton())
  await findEditor()
  for (const part of parts) {
    await userEvent.click(screen.getByText(part))
  }
  return { onChange, last: () => onChange.mock.lastCall?.[0] }
}

/** Waits until the editor is open, and returns its first group. */
export function findEditor(): Promise<HTMLElement> {
  return screen.findByRole('group', { name: 'Your credit' })
}

export function changeButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Change what we assume' })
}
