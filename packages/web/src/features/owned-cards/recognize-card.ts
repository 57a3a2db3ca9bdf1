/** Recognizes which card of the catalog a bank account is, by its institution and its official name. */
import type { CardText } from '@cardsight/contract/schemas'
import { shortCardName } from '../../cards/short-card-name.ts'
import { issuerNames } from './issuer-names.ts'

export type KnownCard = Pick<CardText, 'cardId' | 'name' | 'issuer' | 'status'>
export type NamedAccount = Readonly<{ institutionName: string; official_name: string; name: string }>

/** `sure`: no other card of the issuer fits. `probable`: the best fit, to be confirmed by the person. */
export type RecognizedCard = Readonly<{ certainty: 'sure' | 'probable'; cardId: string }>

/** Words of many names that distinguish no card. */
const COMMON_WORDS = new Set(
  'a account and by card cards consumer credit elite for from legend mastercard my of personal rewards signature the us usa visa with world'.split(
    ' ',
  ),
)

/** Returns null if no card fits well enough to ask about it. */
export function recognizeCard(account: NamedAccount, cards: readonly KnownCard[]): RecognizedCard | null {
  const found = [account.official_name, account.name].flatMap(
    (name) => recognizeName(name, account.institutionName, cards) ?? [],
  )
  return found.find(({ certainty }) => certainty === 'sure') ?? found[0] ?? null
}

function recognizeName(
  name: string,
  institution: string,
  cards: readonly KnownCard[],
): RecognizedCard | null {
  const words = wordsOf(name)
  const where = ` ${normalize(`${institution} ${name}`)} `
  const fits = cards
    .map((card) => ({ card, isOfIssuer: isIssuerOf(card, where), key: keyOf(card) }))
    .filter(({ key, isOfIssuer }) => {
      const isLongEnough = key.length >= (isOfIssuer ? 1 : WORDS_WITHOUT_ISSUER)
      return isLongEnough && key.every((word) => words.includes(word))
    })
    .sort(
      (a, b) =>
        Number(b.isOfIssuer) - Number(a.isOfIssuer) ||
        b.key.length - a.key.length ||
        Number(a.card.status === 'closed') - Number(b.card.status === 'closed'),
    )
  const [best, second] = fits
  if (best === undefined) {
    return null
  }
  const { card, isOfIssuer, key } = best
  const known = new Set([...wordsOf(card.name), ...wordsOf(namesOf(card.issuer).join(' '))])
  const hasOthers = words.some((word) => !known.has(word))
  const isTied = second !== undefined && second.isOfIssuer === isOfIssuer && second.key.length === key.length
  return { certainty: isOfIssuer && !hasOthers && !isTied ? 'sure' : 'probable', cardId: card.cardId }
}

/** A single word, such as Gold, could be a card of any bank. */
const WORDS_WITHOUT_ISSUER = 2

/** The words that a name must have to be this card's. */
function keyOf(card: KnownCard): string[] {
  const key = wordsOf(shortCardName(card))
  return key.length === 0 ? wordsOf(card.name) : key
}

/** `where`: normalized, with a space at both ends. */
function isIssuerOf({ issuer }: KnownCard, where: string): boolean {
  return namesOf(issuer).some((name) => where.includes(` ${name} `))
}

function namesOf(issuer: string): string[] {
  return [normalize(issuer), ...(issuerNames[issuer] ?? [])]
}

function wordsOf(text: string): string[] {
  return normalize(text)
    .split(' ')
    .filter((word) => word !== '' && !COMMON_WORDS.has(word))
}

/** Longer than any name of an account. */
const MAX_LENGTH = 200

/** 'Blue Cash Preferred® Card' → 'blue cash preferred card'; periods vanish, so that U.S. becomes us. */
function normalize(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replace(/[®™℠.']/g, '')
    .replace(/[^a-z0-9+&]+/g, ' ')
    .trim()
}
