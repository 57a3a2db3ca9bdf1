import { useEffect, useState } from 'react'
import {
  findSwitched,
  hideStrip,
  type SwitchedSite,
  switchOff,
  switchOn,
  switchStripOn,
} from '../browser/switched-sites.ts'

/** Lets the person switch the badge and the strip on for a site. The browser asks them too. */
export function SiteSwitch({ domain, tabId }: Readonly<{ domain: string; tabId: number }>) {
  const [site, setSite] = useState<SwitchedSite | null>(null)
  const read = () => findSwitched(domain).then(setSite)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of the function never changes
  useEffect(() => void read(), [domain])
  const isOn = site !== null
  const hasStrip = site?.hasStrip === true
  return (
    <div className="mt-3 text-sm">
      <Switch
        label={`Always show the rate at ${domain}`}
        isOn={isOn}
        onChange={() => (isOn ? switchOff : switchOn)(domain).then(read)}
      />
      <Switch
        label="Show my best card at its checkout"
        isOn={hasStrip}
        onChange={() => (hasStrip ? hideStrip(domain, tabId) : switchStripOn(domain, tabId)).then(read)}
      />
    </div>
  )
}

type SwitchProps = Readonly<{ label: string; isOn: boolean; onChange: () => Promise<unknown> }>

function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-9 items-center gap-2">
      <input type="checkbox" className="size-4" checked={isOn} onChange={() => void onChange()} />
      {label}
    </label>
  )
}
