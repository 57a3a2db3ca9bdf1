/** Pages that people open from an email or a calendar app. Apart from the other paths, because every page loads those. */
export const emailedPaths = {
  /** An invitation to a household. */
  household: (token: string) => `/household/${encodeURIComponent(token)}`,
  /** The token is in the fragment, so no server or log sees it until the user presses the button. */
  digestUnsubscribe: (token = '') => `/reminders/unsubscribe${token && `#${token}`}`,
  /** A person's reminders as iCalendar. Anyone who has the token can read them. */
  calendar: (token: string) => `/calendar/${encodeURIComponent(token)}.ics`,
} as const
