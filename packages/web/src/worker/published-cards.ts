/** The cards that a worker knows. Business cards are in a file of their own, loaded for the first person who needs them. */
import { type Release, release } from '@cardsight/catalog'

/** Returns what is loaded. */
export type PublishedCards = () => Release

let published = release

export const publishedCards: PublishedCards = () => published

/** Loads business cards if a call is about a person with a business, or about a list with a card that isn't personal. */
export async function loadCardsFor(args: readonly unknown[]): Promise<void> {
  if (published === release && args.some((arg) => isAboutBusiness(arg))) {
    published = (await import('@cardsight/catalog/business')).releaseWithBusiness
  }
}

function isAboutBusiness(arg: unknown): boolean {
  return hasBusiness(arg) || hasBusiness(fieldOf(arg, 'profile')) || hasOtherCard(arg)
}

function hasBusiness(profile: unknown): boolean {
  return fieldOf(profile, 'hasBusiness') === true
}

/** Your cards, or the people of a plan with theirs. */
function hasOtherCard(arg: unknown): boolean {
  const people = [fieldOf(arg, 'yourCards'), ...listOf(fieldOf(fieldOf(arg, 'request'), 'people'))]
  const listed = people.flatMap((person) => listOf(fieldOf(person, 'cards')))
  return listed.some((card) => !isPersonal(fieldOf(card, 'cardId') ?? fieldOf(card, 'id')))
}

function isPersonal(cardId: unknown): boolean {
  return release.cards.some(({ id }) => id === cardId)
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : null
}
