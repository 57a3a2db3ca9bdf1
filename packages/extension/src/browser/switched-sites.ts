/** Sites that the person switched on: the badge shows the rate there, and on some the strip shows the best card. */

export type SwitchedSite = Readonly<{ domain: string; hasStrip: boolean }>

export async function switchedSites(): Promise<SwitchedSite[]> {
  const { origins = [] } = await chrome.permissions.getAll()
  const strips = new Set((await registeredStrips()).map(({ id }) => id))
  const allowed = origins.flatMap((origin) => /^\*:\/\/([^*/]+)\/\*$/.exec(origin)?.[1] ?? [])
  return [...new Set([...allowed, ...strips])]
    .sort()
    .map((domain) => ({ domain, hasStrip: strips.has(domain) }))
}

/** Both return false if the person said no to the browser. */
export function switchOn(domain: string): Promise<boolean> {
  return chrome.permissions.request({ origins: originsOf(domain) })
}

/** In the open tab, too, which was there before. */
export async function switchStripOn(domain: string, tabId: number): Promise<boolean> {
  const isAllowed = await chrome.permissions.request({
    permissions: ['scripting'],
    origins: originsOf(domain),
  })
  if (isAllowed) {
    await switchStripOff(domain)
    await chrome.scripting.registerContentScripts([
      { id: domain, matches: originsOf(domain), js: ['strip.js'], runAt: 'document_idle' },
    ])
    await chrome.scripting.executeScript({ target: { tabId }, files: ['strip.js'] })
  }
  return isAllowed
}

/** A strip that is on screen asks again. */
export async function hideStrip(domain: string, tabId: number): Promise<void> {
  await switchStripOff(domain)
  await chrome.tabs.sendMessage(tabId, null).catch(() => undefined)
}

async function switchStripOff(domain: string): Promise<void> {
  const ids = (await registeredStrips()).map(({ id }) => id).filter((id) => id === domain)
  if (ids.length > 0) {
    await chrome.scripting.unregisterContentScripts({ ids })
  }
}

export async function switchOff(domain: string): Promise<void> {
  await switchStripOff(domain)
  await chrome.permissions.remove({ origins: originsOf(domain) })
}

export async function findSwitched(domain: string): Promise<SwitchedSite | null> {
  const isOn = await chrome.permissions.contains({ origins: originsOf(domain) })
  const strips = isOn ? await registeredStrips() : []
  return isOn ? { domain, hasStrip: strips.some(({ id }) => id === domain) } : null
}

/** Without the permission, there is no such API. */
async function registeredStrips(): Promise<Readonly<{ id: string }>[]> {
  return (await chrome.scripting?.getRegisteredContentScripts()) ?? []
}

function originsOf(domain: string): string[] {
  return [`*://${domain}/*`, `*://*.${domain}/*`]
}
