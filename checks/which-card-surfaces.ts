/** "Which card here?" in the browser's worker and on the command line, for a person with cards of three networks. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { noYourCards, type YourCard, type YourCards } from '@cardsight/contract/your-cards'
import { dayOfMoment } from '@cardsight/engine/dates'
import { createYourCardsCalculator } from '../packages/web/src/worker/your-cards/your-cards-calculator.ts'
import { runCommand } from '../scripts/testing/run-command.ts'
import { type Asked, argumentsOf, type Facts } from './surface-facts.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardsight-which-card-surface-'))
const DOLLARS = 100
/** A warehouse that takes one network, its website that takes three, a payment service, and a place like most others. */
const places = ['Costco', 'costco.com', 'PayPal', 'Starbucks']
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
  return Object.fromEntries(
    places.map((text) => {
      const answer = calculator.here({ ...here, text })
      return [`at ${text}`, answer.kind === 'choices' ? listed(answer.choices) : answer.kind]
    }),
  )
}

export async function whichCardOnCommandLine(asked: Asked): Promise<Facts> {
  const file = join(folder, `${asked.cardId}.json`)
  writeFileSync(file, JSON.stringify(cardsWith(asked.cardId)))
  const facts: Record<string, string> = {}
  for (const text of places) {
    const { out, said } = await runCommand('your-cards', [
      ...['--here', text, '--amount', String(DOLLARS), '--json'],
      // No spending is asked for, only the profile.
      ...argumentsOf(asked).slice(2),
      file,
    ])
    facts[`at ${text}`] = out === '' ? said : printed(out)
  }
  return facts
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
