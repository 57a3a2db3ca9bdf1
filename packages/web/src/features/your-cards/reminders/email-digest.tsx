import { pagePaths } from '@cardsight/contract/paths'
import type { DigestAlerts } from '@cardsight/contract/your-cards'
import { useState } from 'react'
import { Link } from 'react-router'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { Toggle } from '../../../ui/toggle.tsx'
import type { SettingsPartProps } from './calendar-feed.tsx'

/** Reminders only: each alert is turned on by itself. */
const noAlerts: DigestAlerts = { hasTermChanges: false, hasOffers: false, hasWallets: false }

const alertNames: readonly (readonly [alert: keyof DigestAlerts, label: string])[] = [
  ['hasTermChanges', 'The terms of one of your cards change'],
  ['hasOffers', 'A welcome bonus you’d want is the best in two years'],
  ['hasWallets', 'Another wallet would earn over $50 a year more'],
]

/** A weekly email, off until the person turns it on. */
export function EmailDigest({ settings, calls, onChange }: SettingsPartProps) {
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const { digest, email, isEmailVerified } = settings
  const save = async (next: DigestAlerts | null) => {
    setIsBusy(true)
    // Shown at once, and taken back if it can't be saved.
    onChange({ ...settings, digest: next })
    await calls.saveDigest(next).then(onChange, () => {
      onChange(settings)
      toast({ tone: 'bad', text: 'We couldn’t save that. Please try again.' })
    })
    setIsBusy(false)
  }
  return (
    <div className="min-w-0" aria-busy={isBusy}>
      <h3 className="text-lg">By email</h3>
      <p className="mt-1 max-w-text text-sm text-ink-soft">
        At most one email a week, and none if nothing is due. You can turn it off with one click.
      </p>
      <Toggle
        className="mt-2"
        label={
          <>
            Email reminders to <span className="font-medium wrap-anywhere">{email}</span>
          </>
        }
        checked={digest !== null}
        onChange={({ target }) => !isBusy && void save(target.checked ? noAlerts : null)}
      />
      {digest !== null && !isEmailVerified && (
        <p className="mt-1 max-w-text border-l-3 border-rule pl-4">
          Confirm your email address first. You can get a new link on{' '}
          <Link to={pagePaths.account} discover="none">
            your account page
          </Link>
          .
        </p>
      )}
      {digest !== null && (
        <fieldset className="mt-2">
          <legend className="font-semibold">Also tell me when</legend>
          {alertNames.map(([alert, label]) => (
            <Checkbox
              key={alert}
              label={label}
              checked={digest[alert]}
              onChange={({ target }) => !isBusy && void save({ ...digest, [alert]: target.checked })}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}
