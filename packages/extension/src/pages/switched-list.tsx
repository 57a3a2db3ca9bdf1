import { useEffect, useState } from 'react'
import { type SwitchedSite, switchedSites, switchOff } from '../browser/switched-sites.ts'

/** Sites that the person switched on, each with a way to take it back. */
export function SwitchedList() {
  const [sites, setSites] = useState<readonly SwitchedSite[]>([])
  const read = () => switchedSites().then(setSites)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function never changes
  useEffect(() => {
    void read()
    chrome.permissions.onAdded.addListener(read)
    chrome.permissions.onRemoved.addListener(read)
    return () => {
      chrome.permissions.onAdded.removeListener(read)
      chrome.permissions.onRemoved.removeListener(read)
    }
  }, [])
  if (sites.length === 0) {
    return <p className="mt-1 text-ink-soft">None. Turn a site on in the popup.</p>
  }
  return (
    <ul aria-label="Sites that are on" className="mt-2 divide-y divide-hairline">
      {sites.map(({ domain, hasStrip }) => (
        <li key={domain} className="flex items-center justify-between gap-4 py-2">
          <span>
            {domain}{' '}
            <span className="text-sm text-ink-soft">
              {hasStrip ? 'Rate on the button, best card at checkout' : 'Rate on the button'}
            </span>
          </span>
          <button
            type="button"
            className="text-button"
            aria-label={`Switch off ${domain}`}
            onClick={() => void switchOff(domain).finally(read)}
          >
            Switch off
          </button>
        </li>
      ))}
    </ul>
  )
}
