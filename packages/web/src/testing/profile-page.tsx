import userEvent from '@testing-library/user-event'
import '../features/profile/profile-editor.tsx'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import type { ProfileOptions } from '@cardsight/contract/profile-schemas'
import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { vi } from 'vitest'
import { ProfilePanel } from '../features/profile/profile-panel.tsx'

// Loaded up front: on a busy machine it would come too late for a test.

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

const points = { unit: 'points', values: { floor: 0, easy: 100, usual: 150 } }
const free = { yearlyCost: 0, who: 'Anyone can join.', implies: [], changesRates: false }

/** A few options of every kind that the profile panel treats differently. */
export const profileOptions: ProfileOptions = {
  programs: [
    { id: 'cash', name: 'Cash back', kind: 'cash', needsUse: false, ...points },
    { id: 'chase', name: 'Chase Ultimate Rewards', kind: 'bank', needsUse: false, ...points },
    {
      ...{ id: 'delta', name: 'Delta SkyMiles', kind: 'airline', needsUse: true, ...points },
      brand: { merchant: 'delta', name: 'Delta', leaf: 'flights' },
    },
    { id: 'united', name: 'United MileagePlus', kind: 'airline', needsUse: true, ...points },
    { id: 'hyatt', name: 'World of Hyatt', kind: 'hotel', needsUse: true, ...points },
    { id: 'amtrak', name: 'Amtrak Guest Rewards', kind: 'rail', needsUse: true, ...points },
    { id: 'carnival', name: 'Carnival FunPoints', kind: 'cruise', needsUse: true, ...points },
    { id: 'macys', name: 'Macy’s Star Money', kind: 'store', needsUse: true, ...points },
  ],
  memberships: [
    {
      ...{ ...free, id: 'costco', name: 'Costco membership', kind: 'paid', yearlyCost: 65 },
      brand: { merchant: 'costco', name: 'Costco', leaf: 'wholesale-club' },
    },
    { ...free, id: 'coinbase', name: 'Coinbase One', kind: 'paid', yearlyCost: 49.99 },
    { ...free, id: 'aaa', name: 'AAA membership', kind: 'paid', yearlyCost: null, who: 'Dues vary by club.' },
    { ...free, id: 'sams', name: 'Sam’s Club', kind: 'paid', yearlyCost: 50 },
    { ...free, id: 'sams-plus', name: 'Sam’s Club Plus', kind: 'paid', yearlyCost: 110, implies: ['sams'] },
    { ...free, id: 'usaa', name: 'USAA membership', kind: 'military', who: 'Military families.' },
    { ...free, id: 'fidelity', name: 'Fidelity account', kind: 'bank' },
    { ...free, id: 'gold', name: 'Macy’s Gold status', kind: 'status' },
    { ...free, id: 'student', name: 'College enrollment', kind: 'student' },
    { ...free, id: 'iphone', name: 'iPhone or iPad', kind: 'device' },
    { ...free, id: 'venmo', name: 'Venmo account', kind: 'free' },
    { ...free, id: 'paypal', name: 'PayPal account', kind: 'free', changesRates: true },
  ],
  credits: [
    {
      id: 'uber',
      name: 'Uber Cash',
      cardIds: ['platinum'],
      yearlyCents: 24_000,
      countedCents: 12_000,
      isDefault: false,
    },
    {
      id: 'walmart',
      name: 'Walmart+ Credit',
      cardIds: ['platinum'],
      yearlyCents: 15_540,
      countedCents: 7_770,
      isDefault: false,
    },
    {
      id: 'travel',
      name: 'Travel Credit',
      cardIds: ['venture-x'],
      yearlyCents: 30_000,
      countedCents: 27_000,
      isDefault: false,
    },
  ],
}
