/** When something needs attention: one rule for badges, the list of things to do, and reminders. */

/** Days before its last day, or before the day of a fee, from which something is urgent. */
export const urgentDays = { bonus: 14, credit: 14, activation: 14, fee: 30 } as const

/** `daysLeft` are the days after today. */
export function isUrgent(kind: keyof typeof urgentDays, daysLeft: number): boolean {
  return daysLeft <= urgentDays[kind]
}
