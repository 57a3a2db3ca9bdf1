import { useEffect, useState } from 'react'

/** Lets the person switch the badge and the strip on for a site. The browser asks them too. */
export function SiteSwitch({ domain }: Readonly<{ domain: string }>) {
  const [isOn, setIsOn] = useState(false)
  useEffect(() => {
    void chrome.permissions.contains({ origins: originsOf(domain) }).then(setIsOn)
  }, [domain])
  const change = async () => {
    const request = { origins: originsOf(domain) }
    const isDone = isOn ? await chrome.permissions.remove(request) : await chrome.permissions.request(request)
    if (isDone) {
      setIsOn(!isOn)
    }
  }
  return (
    <label className="mt-3 flex min-h-9 items-center gap-2 text-sm">
      <input type="checkbox" className="size-4" checked={isOn} onChange={() => void change()} />
      Always show the rate at {domain}
    </label>
  )
}

function originsOf(domain: string): string[] {
  return [`*://${domain}/*`, `*://*.${domain}/*`]
}
