const REVOKE_AFTER_MS = 60_000

/** Hands a file made in the page to the person, as a download. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin to read only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}
