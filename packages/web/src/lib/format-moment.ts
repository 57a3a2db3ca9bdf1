const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** `2026-09-03T14:05:00Z` → `Sep 3, 2026, 2:05 PM`, in the user's time zone. */
export function formatMoment(moment: string): string {
  return format.format(new Date(moment))
}
