import type { User } from '@cardsight/contract'

type Named = Pick<User, 'firstName' | 'lastName' | 'email'>

/** First and last name; the email of somebody who has given none. */
export function nameOf({ firstName, lastName, email }: Named): string {
  return `${firstName} ${lastName}`.trim() || email
}

/** The initials of the names that there are, else the first letter of the email. */
export function initialsOf({ firstName, lastName, email }: Named): string {
  const initials = firstLetter(firstName) + firstLetter(lastName)
  return (initials || firstLetter(email)).toUpperCase()
}

function firstLetter(text: string): string {
  const [letter = ''] = text.trim()
  return letter
}
