import {
  describeChoice,
  findPlace,
  type PreparedCards,
  type Recognized,
  shopKinds,
  whichCard,
  withKind,
} from '@cardsight/answers'
import { categorize } from '@cardsight/categorizer'
import { PAY_WITHOUT_DEBT } from '@cardsight/contract/runs'
import { isLeaf } from '@cardsight/engine/categories'
import { dollarsToCents, toCents } from '@cardsight/engine/money'
import { fail } from '../spending/fail.ts'

type Question = Readonly<{
  text: string
  amount: string
  kind: string | undefined
  isAbroad: boolean
  isJson: boolean
}>

/** Which card to pay with at a place, as text or JSON. Exits if the place or the amount is unknown. */
export function answerHere(prepared: PreparedCards, question: Question): string {
  const { leaf, merchant, name } = placeOf(prepared, question)
  const choices = whichCard(prepared, {
    leaf,
    merchant,
    isAbroad: question.isAbroad,
    cents: readAmount(question.amount),
  })
  if (question.isJson) {
    return JSON.stringify({ name, leaf, merchant, choices, hasDebt: prepared.hasDebt })
  }
  const lines = choices.flatMap((choice, index) => {
    const { headline, notes } = describeChoice(prepared, choice)
    const rank = choice.refusedAt === null ? `${index + 1}.` : '-'
    return [`${rank} ${headline}`, ...notes.map((note) => `   ${note}`)]
  })
  return [
    `${name} (${leaf})`,
    ...(prepared.hasDebt ? [PAY_WITHOUT_DEBT] : summaryOf(choices)),
    ...lines,
  ].join('\n')
}

function summaryOf(choices: ReturnType<typeof whichCard>): string[] {
  if (choices.length === 0) {
    return ['Add a card that you have.']
  }
  return choices.every(({ refusedAt }) => refusedAt !== null) ? ['None of your cards works here.'] : []
}

function placeOf({ catalog }: PreparedCards, { text, kind }: Question) {
  const place = findPlace(text, catalog.release, recognize)
  if (kind !== undefined && place.kind !== 'empty') {
    return isLeaf(kind) ? withKind(place, kind) : fail(`--kind must be one of ${kindsOf(catalog)}.`)
  }
  switch (place.kind) {
    case 'known':
      return place
    case 'unknown':
      return fail(
        `We don't know ${place.name}. Say what kind of shop it is with --kind: ${kindsOf(catalog)}.`,
      )
    case 'not-a-purchase':
      return fail(`${place.name} isn't a purchase, so no card earns rewards on it.`)
    case 'empty':
      return fail('Type a merchant, a kind of shop, or a line of your statement after --here.')
  }
}

function kindsOf({ release }: PreparedCards['catalog']): string {
  return shopKinds(release)
    .map(({ leaf }) => leaf)
    .join(', ')
}

function recognize(name: string): Recognized {
  const found = categorize({ name, amountCents: toCents(1), accountType: 'credit' })
  return found.kind === 'purchase' ? found : null
}

function readAmount(text: string): number {
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(text) && Number(text) > 0
    ? dollarsToCents(text)
    : fail('--amount must be a number of dollars above 0, such as 25.50.')
}
