/** Which cards a person has: named by them, or recognized among their linked accounts. */
import type { Account } from '@cardsight/contract/banking'
import type { CardText } from '@cardsight/contract/cards'
import { shortCardName } from '../../cards/short-card-name.ts'
import type { OwnedCards } from './stored-owned-cards.ts'

/** A credit card account and the card that it is. */
export type AccountCard = Readonly<{
  account: Account
  /** `open`: the person hasn't said which card it is. The card is our guess then, or null if there is none. */
  state: 'open' | 'known' | 'not-listed'
  cardId: string | null
}>

/** One entry for each credit card account. What the person said counts more than what we recognize. */
export function accountCardsOf(
  accounts: readonly Account[],
  { accounts: answers }: OwnedCards,
  cards: readonly KnownCard[],
): AccountCard[] {
  const known = new Set(cards.map(({ cardId }) => cardId))
  return accounts
    .filter(({ subtype }) => subtype === 'credit card')
    .map((account): AccountCard => {
      const answer = answers[account.account_id]
      if (answer === null) {
        return { account, state: 'not-listed', cardId: null }
      }
      if (answer !== undefined && known.has(answer)) {
        return { account, state: 'known', cardId: answer }
      }
      const found = recognizeCard(account, cards)
      const state = found?.certainty === 'sure' ? 'known' : 'open'
      return { account, state, cardId: found?.cardId ?? null }
    })
}

/** A card that the person has, and the linked accounts with its own purchases. */
export type OwnedCard = Readonly<{ cardId: string; accountIds: readonly string[] }>

/** Each card once: those of counted accounts first, then those that the person named. */
export function ownedCardsOf(
  accountCards: readonly AccountCard[],
  { named }: OwnedCards,
  cards: readonly KnownCard[],
): OwnedCard[] {
  const accountIds = new Map<string, string[]>()
  for (const { account, state, cardId } of accountCards) {
    if (state === 'known' && cardId !== null && account.enabled) {
      accountIds.set(cardId, [...(accountIds.get(cardId) ?? []), account.account_id])
    }
  }
  const others = named.filter((id) => !accountIds.has(id) && cards.some(({ cardId }) => cardId === id))
  return [
    ...[...accountIds].map(([cardId, ids]) => ({ cardId, accountIds: ids })),
    ...others.map((cardId) => ({ cardId, accountIds: [] })),
  ]
}

/** 'Freedom Unlimited ••1234' */
export function accountName({ official_name, name, mask }: Account): string {
  const words = official_name === '' ? name : official_name
  return mask === '' ? words : `${words} ••${mask}`
}

/** Names under which banks and data providers list an issuer, besides the one in our catalog. Lowercase, without marks. */
const issuerNames: Readonly<Record<string, readonly string[]>> = {
  'American Express': ['amex'],
  'Bank of America': ['bofa'],
  Barclays: ['barclaycard', 'barclaycardus'],
  Chase: ['jpmorgan chase', 'jp morgan'],
  Citi: ['citibank', 'citicards'],
  'Comenity Capital Bank': ['comenity', 'bread financial'],
  FNBO: ['first national bank of omaha'],
  'Goldman Sachs': ['apple card', 'marcus'],
  'Navy Federal': ['nfcu'],
  'PenFed Credit Union': ['penfed', 'pentagon federal'],
  'TD Bank': ['td'],
  'U.S. Bank': ['us bank', 'usbank', 'elan'],
}

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
