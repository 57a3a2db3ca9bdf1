import type { Watches } from '@cardsight/contract/watches'
import { useEffect, useState } from 'react'
import { formatDayOf } from '../../lib/format-date.ts'
import type { PushCalls, PushHere, PushSubscriptionKeys } from '../../lib/push.ts'
import { Button } from '../../ui/button.tsx'
import { HintedToggle } from '../../ui/checkbox.tsx'

type PushSettingsProps = {
  push: Watches['push']
  here: PushCalls
  add: (subscription: PushSubscriptionKeys) => Promise<Watches>
  remove: (id: string) => Promise<Watches>
  onChange: (call: () => Promise<Watches>, done: string) => Promise<void>
}

type Problem = 'failed' | 'dismissed'

/** Browsers that show notifications: this one as a switch, others as a list. */
export function PushSettings({ push, here, add, remove, onChange }: PushSettingsProps) {
  const [state, setState] = useState<PushHere | 'unknown'>('unknown')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  useEffect(() => void here.read().then(setState, () => setState('unsupported')), [here])

  const endpointHash = state !== null && typeof state === 'object' ? state.endpointHash : null
  const own = push.browsers.find((browser) => browser.endpointHash === endpointHash)
  const others = push.browsers.filter((browser) => browser !== own)

  const turnOn = async (publicKey: string) => {
    const next = await here.turnOn(publicKey)
    setState(next)
    if (next !== null && typeof next === 'object') {
      await onChange(() => add(next.subscription), 'You get notifications in this browser.')
    } else {
      setProblem(next === null ? 'dismissed' : null)
    }
  }
  const turnOff = async (id: string) => {
    await onChange(() => remove(id), 'No more notifications in this browser.')
    await here.turnOff()
    setState(null)
  }
  const press = async (isOn: boolean) => {
    setIsAsking(true)
    setProblem(null)
    const change = isOn ? turnOn(push.publicKey ?? '') : turnOff(own?.id ?? '')
    await change.catch(() => setProblem('failed'))
    setIsAsking(false)
  }

  return (
    <>
      <HintedToggle
        label="Notifications in this browser"
        hint={hintFor(push.publicKey === null ? 'unavailable' : (problem ?? state), own?.since)}
        isOn={own !== undefined}
        isDisabled={isAsking || !canPress(push, state)}
        onChange={(isOn) => void press(isOn)}
      />
      {others.length > 0 && (
        <div>
          <h3 className="mt-3 text-base">Other browsers with notifications</h3>
          <ul className="list-none divide-y divide-hairline">
            {others.map(({ id, name, since, isSignedIn }) => (
              <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3">
                <p className="min-w-0 wrap-anywhere">
                  {name}
                  <span className="block text-sm text-ink-soft">
                    {isSignedIn ? `Since ${formatDayOf(since)}` : 'Off until you sign in there again'}
                  </span>
                </p>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Remove ${name}`}
                  onClick={() => void onChange(() => remove(id), `No more notifications on ${name}.`)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function canPress({ publicKey }: Watches['push'], state: PushHere | 'unknown'): boolean {
  return publicKey !== null && typeof state === 'object'
}

function hintFor(state: PushHere | Problem | 'unknown' | 'unavailable', since: string | undefined): string {
  switch (state) {
    case 'unavailable':
      return 'Notifications aren’t available right now.'
    case 'unsupported':
      return 'This browser can’t show notifications. On iPhone and iPad, add Cardsight to your Home Screen first.'
    case 'denied':
      return 'Your browser blocks notifications from Cardsight. Allow them in its settings for this site, then reload this page.'
    case 'dismissed':
      return 'Your browser needs your permission. Turn this on again, and choose Allow.'
    case 'failed':
      return 'We couldn’t change that. Private windows don’t have notifications. Otherwise, check your connection and try again.'
    default:
      return since === undefined
        ? 'When something you watch changes. Your browser asks for permission.'
        : `On since ${formatDayOf(since)}.`
  }
}
