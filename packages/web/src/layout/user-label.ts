import type { User } from '@cardsight/contract/schemas'

type Named = Pick<User, 'firstName' | 'lastName' | 'email'>

/** Returns first and last name, or the email if there is none. */
export function nameOf({ firstName, lastName, email }: Named): string {
  return `${firstName} ${lastName}`.trim() || email
}

/** Returns the initials, or the first letter of the email if there is no name. */
export function initialsOf({ firstName, lastName, email }: Named): string {
  const initials = firstLetter(firstName) + firstLetter(lastName)
  return (initials || firstLetter(email)).toUpperCase()
}

function firstLetter(text: string): string {
  const [letter = ''] = text.trim()
  return letter
}
