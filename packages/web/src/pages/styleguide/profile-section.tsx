import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { useState } from 'react'
import { ProfilePanel } from '../../features/profile/profile-panel.tsx'
import { sampleProfileOptions } from './sample-profile-options.ts'
import { Section, Specimen } from './specimen.tsx'

const flyer: Profile = {
  ...defaultProfile,
  credit: 'excellent',
  points: 'own',
  programs: { 'delta-skymiles': 1200, 'key-rewards': null },
  pointValues: { 'chase-ultimate-rewards': 150 },
  memberships: ['costco', 'sams-club-plus'],
  credits: ['uber-cash'],
  rent: 1500,
  debt: { balance: 5000, payment: 250 },
}

export function ProfileSection() {
  const [first, setFirst] = useState(defaultProfile)
  const [second, setSecond] = useState(flyer)
  return (
    <Section
      folio={10}
      title="Profile"
      note="One line says what we assume. It expands in place, and every answer applies at once."
    >
      <Specimen name="Profile panel, defaults">
        <ProfilePanel profile={first} options={sampleProfileOptions} onChange={setFirst} />
      </Specimen>
      <Specimen name="Profile panel, many answers, busy">
        <ProfilePanel profile={second} options={sampleProfileOptions} onChange={setSecond} isBusy />
      </Specimen>
      <Specimen name="Profile panel, in a sidebar" className="max-w-80">
        <ProfilePanel profile={second} options={sampleProfileOptions} onChange={setSecond} />
      </Specimen>
    </Section>
  )
}
