/** Problems that make a ranking of cards meaningless, so commands refuse to rank until the user accepts them. */
import { centsToDollars, toCents } from '@cardsight/engine/money'
import { type ReadStatement, understand } from '@cardsight/statements'

/** One sentence per problem; empty if the statement can be ranked on. */
export function blockingProblems(statement: ReadStatement): string[] {
  const { spentCents, refundedCents } = understand([statement])
  const { currency, questions, reconciliation } = statement
  const signs = questions.filter((question) => question.about === 'sign' && question.isBlocking)
  return [
    ...(currency === null || currency === HOME_CURRENCY ? [] : [otherCurrency(currency)]),
    ...signs.map(({ sentence }) => sentence),
    ...(reconciliation?.differences ?? []).map(({ sentence }) => sentence),
    ...refundProblems(spentCents, refundedCents),
  ]
}

/** Everything there is to say about a statement, each sentence once. Blocking problems come first. */
export function problemsAndQuestions(statement: ReadStatement): string[] {
  const others = [...statement.problems, ...statement.questions].map(({ sentence }) => sentence)
  return [...new Set([...blockingProblems(statement), ...others])]
}

const HOME_CURRENCY = 'USD'

/** One sentence if more was refunded than spent, as in a file whose signs were read the wrong way. */
export function refundProblems(spent: number, refunded: number): string[] {
  return refunded > spent
    ? [
        `Refunds of ${dollars(refunded)} are more than purchases of ${dollars(spent)}. Check that purchases weren't read as refunds.`,
      ]
    : []
}

function otherCurrency(code: string): string {
  return `The amounts are in ${code}. Cardsight compares US cards, so it needs statements in US dollars.`
}

function dollars(cents: number): string {
  return centsToDollars(toCents(cents)).toLocaleString('en-US', {
    style: 'currency',
    currency: HOME_CURRENCY,
  })
}
