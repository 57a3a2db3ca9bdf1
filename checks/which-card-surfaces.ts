/** "Which card here?" in the browser's worker, on the command line and in the extension, for a person with cards of three networks. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRunCatalog, habitsIn, heldCardsOf, prepareYourCards, profileAbout } from '@cardsight/answers'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { heldCardsSchema } from '@cardsight/contract/extension'
import { noYourCards, type YourCard, type YourCards } from '@cardsight/contract/your-cards'
import { dayOfMoment } from '@cardsight/engine/dates'
import { answerIn } from '../packages/extension/src/answers/answer-book.ts'
import { MOST_CHOICES, writeBook } from '../packages/extension/src/answers/write-book.ts'
import { findSite } from '../packages/extension/src/sites/find-site.ts'
import { createYourCardsCalculator } from '../packages/web/src/worker/your-cards/your-cards-calculator.ts'
import { runCommand } from '../scripts/testing/run-command.ts'
import { type Asked, argumentsOf, type Facts } from './surface-facts.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardsight-which-card-surface-'))
const DOLLARS = 100
/** A warehouse that takes one network, its website that takes three, a payment service, and a place like most others. */
const places = ['Costco', 'costco.com', 'PayPal', 'Starbucks']
/** Of the places that have one. */
const websites = { 'costco.com': 'https://www.costco.com/', Starbucks: 'https://www.starbucks.com/' }
const otherCards = [
  'american-express-gold-card',
  'citi-double-cash',
  'costco-anywhere-visa-card-by-citi',
  'paypal-cashback-mastercard',
]

export function whichCardInBrowser({ cardId, profile }: Asked, now: Date): Facts {
  const calculator = createYourCardsCalculator(() => releaseWithBusiness)
  const today = dayOfMoment(now)
  calculator.load({ yourCards: cardsWith(cardId), purchases: [], profile, today })
  const here = { leaf: null, cents: DOLLARS * 100, isAbroad: false }
  return withBest(
    places.map((text): [string, string] => {
      const answer = calculator.here({ ...here, text })
      return [`at ${text}`, answer.kind === 'choices' ? listed(answer.choices) : answer.kind]
    }),
  )
}

/** With the cards of the account, as a connected extension gets them. */
export function whichCardInExtension({ cardId, profile }: Asked, now: Date): Facts {
  const today = dayOfMoment(now)
  const release = releaseWithBusiness
  const yourCards = cardsWith(cardId)
  const held = yourCards.cards.map((card) => card.cardId)
  const person = profileAbout(held, profile, release)
  const catalog = createRunCatalog(release, today, habitsIn(release, person))
  const prepared = prepareYourCards({ catalog, yourCards, purchases: [], profile: person })
  const cards = heldCardsSchema.parse(JSON.parse(JSON.stringify(heldCardsOf(prepared, person))))
  const { book, answers } = writeBook({ release, cards, today }, { isComplete: false })
  return Object.fromEntries(
    Object.entries(websites).map(([text, address]) => {
      const store = findSite(address)?.store ?? null
      const choices = store === null ? [] : (answerIn(answers, store)?.choices ?? [])
      return [`best at ${text}`, book.hasDebt ? 'debt' : listed(choices)]
    }),
  )
}

export async function whichCardOnCommandLine(asked: Asked): Promise<Facts> {
  const file = join(folder, `${asked.cardId}.json`)
  writeFileSync(file, JSON.stringify(cardsWith(asked.cardId)))
  const facts: [string, string][] = []
  for (const text of places) {
    const { out, said } = await runCommand('your-cards', [
      ...['--here', text, '--amount', String(DOLLARS), '--json'],
      // No spending is asked for, only the profile.
      ...argumentsOf(asked).slice(2),
      file,
    ])
    facts.push([`at ${text}`, out === '' ? said : printed(out)])
  }
  return withBest(facts)
}

/** The extension stores the first of them only. */
function withBest(facts: readonly [at: string, choices: string][]): Facts {
  const best = facts.map(([at, choices]) => [
    `best ${at}`,
    choices.split(', ').slice(0, MOST_CHOICES).join(', '),
  ])
  return Object.fromEntries([...facts, ...best])
}

function printed(json: string): string {
  const { choices, hasDebt } = JSON.parse(json)
  const asInBrowser = (choice: Choice & Readonly<{ refusedAt: string | null }>) => ({
    ...choice,
    isRefused: choice.refusedAt !== null,
  })
  return hasDebt ? 'debt' : listed(choices.map(asInBrowser))
}

type Choice = Readonly<{
  cardId: string
  rewardCents: number
  feeCents: number
  bonusCents: number
  totalCents: number
}>

/** In the order of the advice. */
function listed(choices: readonly (Choice & Readonly<{ isRefused: boolean }>)[]): string {
  return choices
    .map(({ cardId, rewardCents, feeCents, bonusCents, totalCents, isRefused }) =>
      [cardId, rewardCents, feeCents, bonusCents, totalCents, ...(isRefused ? ['refused'] : [])].join(' '),
    )
    .join(', ')
}

function cardsWith(cardId: string): YourCards {
  return { ...noYourCards, cards: [...new Set([cardId, ...otherCards])].map(cardOf) }
}

function cardOf(cardId: string): YourCard {
  return { id: cardId, cardId, choices: [], credits: [], ticks: [], activated: [], accountIds: [] }
}
