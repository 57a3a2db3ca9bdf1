/** The 'See More Details' lines, perks and credits, and point values. */
import { valuesOfKey } from '../program-key.ts'
import type { CatalogCard, Programs, Vocabulary } from '../release.ts'
import { count, day, dollars, list, NOT_STATED, sentence } from './format.ts'
import { nightsText } from './offer.ts'
import type { Context } from './rewards.ts'
import { creditRange, foreignFee, introApr, regularApr } from './terms.ts'

const networkNames = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  store: 'none (store card)',
} as const

/** 'Only Visa cards work at Costco', without a period; null for a merchant that takes every card. */
export function describeAcceptance(
  merchant: string,
  { merchants, networksByMerchant }: Pick<Vocabulary, 'merchants' | 'networksByMerchant'>,
): string | null {
  const takes = networksByMerchant[merchant]
  return takes === undefined
    ? null
    : `Only ${list(takes.map((network) => networkNames[network]))} cards work at ${merchants[merchant] ?? merchant}`
}

/** Returns 'Label: text' lines; missing facts read 'not stated'. */
export function detailLines(card: CatalogCard, { programs, vocabulary }: Context): string[] {
  const state = card.status.state === 'open' ? 'open to new applicants' : 'closed to new applicants'
  return [
    `Issuer: ${card.issuer}`,
    `Network: ${card.network === null ? NOT_STATED : networkNames[card.network]}`,
    `Rewards program: ${card.earns.length === 0 ? 'none' : (programs[card.program]?.name ?? NOT_STATED)}`,
    `Intro APR: ${introApr(card)}`,
    `Regular APR: ${regularApr(card)}`,
    `Foreign transaction fee: ${foreignFee(card)}`,
    `Recommended credit: ${card.eligibility?.credit ? [...new Set(creditRange(card))].join('–') : "we don't know"}`,
    ...eligibilityLines(card, vocabulary),
    ...businessLines(card),
    `Status: ${state} (as of ${day(card.provenance.status.date)})${card.status.note === undefined ? '' : `. ${card.status.note}`}`,
    ...(card.disputed ?? []).map(
      ({ field, says, because }) => `Sources disagree on ${field}: another one says “${says}”. ${because}`,
    ),
  ]
}

const accessTexts = {
  open: null,
  invitation: 'by invitation only',
  'upgrade-only': 'only by upgrading another card',
  assigned: 'assigned by the issuer',
} as const

function eligibilityLines({ eligibility = {} }: CatalogCard, { memberships }: Vocabulary): string[] {
  const { access = 'open', deposit, requires = [], newToCredit } = eligibility
  const how = accessTexts[access]
  return [
    ...(how === null ? [] : [`How to get it: ${how}`]),
    ...(deposit === undefined ? [] : [`Security deposit: from ${dollars(deposit)}`]),
    ...(requires.length === 0 ? [] : [`Requires: ${list(requires.map((key) => memberships[key] ?? key))}`]),
    ...(newToCredit ? ['New to credit: accepted'] : []),
  ]
}

/** What no source states is left out. */
function businessLines({ business }: CatalogCard): string[] {
  if (business === undefined) {
    return []
  }
  const {
    needsCompany,
    soleProprietors,
    reportsToPersonalCredit,
    countsToward524,
    personalGuarantee,
    payInFull,
  } = business
  const told = (isTrue: boolean | undefined, yes: string, no: string) =>
    isTrue === undefined ? [] : [isTrue ? yes : no]
  const sentences = [
    ...(needsCompany ? ['only registered companies can apply'] : []),
    ...(soleProprietors && !needsCompany ? ['you can apply without a company'] : []),
    ...told(
      reportsToPersonalCredit,
      'shows on your personal credit report',
      'stays off your personal credit report',
    ),
    ...told(countsToward524, 'counts toward Chase’s 5/24', 'doesn’t count toward Chase’s 5/24'),
    ...told(personalGuarantee, 'you’re personally liable', 'no personal liability'),
    ...(payInFull ? ['must be paid in full'] : []),
  ]
  return [`Business card: ${sentences.length === 0 ? NOT_STATED : list(sentences)}`]
}

const frequency = {
  month: 'a year, in monthly installments',
  quarter: 'a year, in quarterly installments',
  'half-year': 'a year, half every six months',
  year: 'a year',
  'four-years': 'every four years',
  'five-years': 'every five years',
  'several-years': 'every few years',
  once: 'once',
  use: 'per use',
} as const

/** Returns a description for each perk, credit and anniversary bonus, by name. */
export function otherRewards(card: CatalogCard, programs: Programs): Record<string, string> {
  const unit = programs[card.program]?.unit ?? 'points'
  const credits = (card.credits ?? []).map(({ name, worth, every, enroll, note }) => [
    name,
    [
      `Up to ${dollars(worth)} ${frequency[every]}.`,
      ...(enroll ? ['Enrollment required.'] : []),
      ...(note === undefined ? [] : [note]),
    ].join(' '),
  ])
  const anniversary = (card.anniversary ?? []).map(({ points, nights, fromYear }) => [
    nights === undefined ? 'Anniversary bonus' : 'Anniversary night',
    sentence(
      `${nights === undefined ? `${count(points ?? 0)} ${unit}` : nightsText(nights)} each year${fromYear === 2 ? ', starting in year two' : ''}`,
    ),
  ])
  return Object.fromEntries([...anniversary, ...credits, ...Object.entries(card.perkTexts)])
}

/** Returns published values of the card's points, with publisher and date. Which of them counts depends on the person. */
export function pointLines(card: CatalogCard, programs: Programs): string[] {
  const program = programs[card.program]
  if (!program || program.values === 'face' || card.earns.length === 0) {
    return []
  }
  const values = valuesOfKey(card.engine.program, programs)
  if (values === undefined || values === 'face') {
    return [`There's no published value for ${program.name}, so we count the ${program.unit} as $0.`]
  }
  const { floor, usual, high } = values
  const range = floor === undefined ? `up to ${high.cents}¢` : `${floor.cents}¢ to ${high.cents}¢`
  return [
    `Publishers value a ${program.unit.replace(/s$/, '')} at ${range}, typically ${usual.cents}¢ (${usual.by}, ${day(usual.asOf)}).`,
  ]
}
