/** Keeping your bank login to yourself doesn't change your results. */
import {
  createRunCatalog,
  presentCardsDetails,
  presentCardTexts,
  runFromTransactions,
} from '@cardsight/answers'
import { linkedLines } from '@cardsight/answers/testing'
import { release } from '@cardsight/catalog'
import { type AccountLine, categorize } from '@cardsight/categorizer'
import { apiPaths } from '@cardsight/contract/api-paths'
import type { CardsDetails } from '@cardsight/contract/backtest'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { startWithLinkedPerson } from '@cardsight/server/testing'
import { readStatement, understand } from '@cardsight/statements'
import { expect, it } from 'vitest'

const TODAY = '2026-11-10'
const FIRST_DAY = '2025-11-10'
const window = dayRange(parseDay(FIRST_DAY), parseDay(TODAY))

/**
 * The everyday card of a synthetic user: bills, habits and refunds, as many as the bank's test login accepts. Only at
 * merchants that are recognized by name: the files don't contain the bank's own categories.
 */
const lines = linkedLines()
  .filter(({ account }) => account === 'card-1')
  .filter((line) => isKnownByName(line))
  .slice(-450)
const dollars = ({ amountCents }: AccountLine) => amountCents / 100

const linked = {
  override_accounts: [
    {
      type: 'credit',
      subtype: 'credit card',
      meta: { name: 'Everyday Card', mask: '4242' },
      transactions: lines.map((line) => ({
        date_transacted: line.day,
        date_posted: line.day,
        amount: dollars(line),
        description: line.name,
      })),
    },
  ],
}

const csv = [
  'Date,Description,Amount,Account',
  ...lines.map(
    (line) => `${line.day},"${line.name}",${(-dollars(line)).toFixed(2)},Credit Card ending in 4242`,
  ),
].join('\n')

const ofx = `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD<CCACCTFROM><ACCTID>4000000000004242</CCACCTFROM>
<BANKTRANLIST>
${lines.map((line, index) => `<STMTTRN><TRNTYPE>${line.amountCents < 0 ? 'CREDIT' : 'DEBIT'}<DTPOSTED>${line.day.replaceAll('-', '')}120000<TRNAMT>${(-dollars(line)).toFixed(2)}<FITID>${index}<NAME>${line.name.replaceAll('&', '&amp;')}</STMTTRN>`).join('\n')}
</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`

function isKnownByName({ name, amountCents }: AccountLine): boolean {
  const found = categorize({ name, amountCents, accountType: 'credit' })
  return found.kind === 'left-out' || found.layer !== 'unknown'
}

async function resultsOf(name: string, text: string): Promise<CardsDetails> {
  const statement = await readStatement(
    { name, bytes: new TextEncoder().encode(text) },
    { accountTypes: { 0: 'credit' } },
  )
  const { purchases, leftOut, period } = understand([statement])
  const catalog = createRunCatalog(release, parseDay(TODAY))
  return presentCardsDetails(
    runFromTransactions(catalog, {
      purchases,
      leftOut,
      window,
      nMonths: 12,
      ...(period !== null && { historyFirst: period.first }),
    }),
    presentCardTexts(catalog),
    'texts',
  )
}

/** Every card in every year, the total spending, and its categories. */
const figuresOf = ({ results, spending, transactions_statistics }: CardsDetails) => ({
  spending,
  results,
  categories: transactions_statistics.map((part) => ({ category: part.category, spent: part.spending })),
})

it('the same purchases, linked, as CSV and as OFX, give equal results to the cent', async () => {
  const person = await startWithLinkedPerson(linked, new Date(`${TODAY}T12:00:00Z`))
  const query = `startDate=${FIRST_DAY}&endDate=${TODAY}&nMonths=12`
  const asked = (await person.get(`${apiPaths.linkedRun}?${query}`)) as CardsDetails
  await person.close()
  expect(asked.spending).toBeGreaterThan(1000)
  expect(figuresOf(await resultsOf('card.csv', csv))).toEqual(figuresOf(asked))
  expect(figuresOf(await resultsOf('card.ofx', ofx))).toEqual(figuresOf(asked))
})
