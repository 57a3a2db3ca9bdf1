/** Reads the card research of AICheckout: `docs/research/cards-<year>/<issuer>.json`. */
import { z } from 'zod'
import { defineReader, dollarsOf, hasKeys, rateOf } from './reader.ts'
import type { Statement } from './statement.ts'

const cardSchema = z.object({
  issuer: z.string(),
  researchedOn: z.iso.date(),
  id: z.string(),
  name: z.string(),
  group: z.string(),
  network: z.string().nullish(),
  openToNewApplicants: z.boolean().nullish(),
  annualFee: z.string().nullish(),
  rewardsSummary: z.array(z.object({ category: z.string(), rate: z.string(), ruleType: z.string() })),
  sources: z.array(z.object({ type: z.string(), checkedOn: z.iso.date().optional() })),
})

/** `All other purchases`, `Other purchases`, `All net purchases ('Unlimited 2% cash rewards')`. */
const everything =
  /^"?(?:(?:all|every) )?(?:(?:other|else|eligible|net) )*purchases?"?(?: \(.*\))?$|^"?everywhere else"?(?: \(.*\))?$/i

/** Rates are in words, except those on everything. A card is as old as the last check of an issuer's page. */
export const aiCheckout = defineReader({
  source: 'aic',
  files: 'docs/research/cards-*/*.json',
  isDated: true,
  accepts: (value) => hasKeys(value, ['issuer', 'researchedOn', 'cards']),
  entriesOf: (value) => {
    const { issuer, researchedOn, cards } = hasKeys(value, []) ? value : {}
    return Array.isArray(cards)
      ? cards.map((card: unknown) => ({ ...(hasKeys(card, []) ? card : {}), issuer, researchedOn }))
      : []
  },
  schema: cardSchema,
  toCard: ({ issuer, researchedOn, ...card }, _file, seenOf) => {
    if (/business/i.test(`${card.group} ${card.name}`)) {
      return null
    }
    const checks = card.sources.flatMap(({ type, checkedOn }) =>
      type === 'official' ? (checkedOn ?? []) : [],
    )
    const seen = seenOf(checks.toSorted().at(-1) ?? researchedOn)
    const fee = dollarsOf(card.annualFee ?? '')
    const base = card.rewardsSummary.find(
      ({ category, ruleType }) => ruleType === 'flat' && everything.test(category),
    )
    const rate = base === undefined ? null : rateOf(base.rate)
    const statements: Statement[] = [
      ...(fee === null ? [] : [{ field: 'fee', dollars: fee, seen } as const]),
      ...(typeof card.openToNewApplicants === 'boolean'
        ? [{ field: 'status', state: card.openToNewApplicants ? 'open' : 'closed', seen } as const]
        : []),
      ...networkOf(card.network).map((network) => ({ field: 'network', network, seen }) as const),
      // Cards without rewards are listed with 0%.
      ...(rate === null || rate.rate === 0 ? [] : [{ field: 'base', ...rate, seen } as const]),
    ]
    return { id: card.id, name: card.name, issuer, statements }
  },
})

/** The field has more words on some cards, such as `Visa Signature`. */
function networkOf(text: string | null | undefined): string[] {
  const match = /^(visa|mastercard|discover|american express|amex)\b(?! (?:or|\/))/i.exec(text ?? '')?.[1]
  return match === undefined ? [] : [match.toLowerCase().replace('american express', 'amex')]
}
