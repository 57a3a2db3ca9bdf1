/** The 'See More Details' lines, perks and credits, and point values. */
import type { CatalogCard, Programs } from '../release.ts'
import { count, day, dollars, NOT_STATED, plural } from './format.ts'
import { creditRange, foreignFee, introApr, regularApr } from './terms.ts'

const networkNames = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  store: 'none (store card)',
} as const

/** Returns 'Label: text' lines; missing facts read 'not stated'. */
export function detailLines(card: CatalogCard, programs: Programs): string[] {
  const state = card.status.state === 'open' ? 'open to new applicants' : 'closed to new applicants'
  return [
    `Issuer: ${card.issuer}`,
    `Network: ${card.network === null ? NOT_STATED : networkNames[card.network]}`,
    `Rewards program: ${card.earns.length === 0 ? 'none' : (programs[card.program]?.name ?? NOT_STATED)}`,
    `Intro APR: ${introApr(card)}`,
    `Regular APR: ${regularApr(card)}`,
    `Foreign transaction fee: ${foreignFee(card)}`,
    `Recommended credit: ${[...new Set(creditRange(card))].join(' - ')}`,
    ...(card.deposit === undefined ? [] : [`Security deposit: from ${dollars(card.deposit)}`]),
    ...(card.requires === undefined ? [] : [`Requires: ${card.requires}`]),
    `Status: ${state} (as of ${day(card.status.asOf)})${card.status.note === undefined ? '' : `. ${card.status.note}`}`,
    `Facts as of: ${day(card.asOf)}`,
  ]
}

const frequency = {
  month: 'a year, in monthly installments',
  quarter: 'a year, in quarterly installments',
  'half-year': 'a year, half every six months',
  year: 'a year',
  'four-years': 'every four years',
  'several-years': 'every few years',
  once: 'once',
  use: 'per use',
} as const

/** Returns a description for each perk, credit and anniversary bonus, by name. */
export function otherRewards(card: CatalogCard, programs: Programs): Record<string, string> {
  const unit = programs[card.program]?.unit ?? 'points'
  const credits = (card.credits ?? []).map(({ name, worth, every, enroll }) => [
    name,
    `Up to ${dollars(worth)} ${frequency[every]}.${enroll ? ' Enrollment required.' : ''}`,
  ])
  const anniversary = (card.anniversary ?? []).map(({ points, fromYear }) => [
    'Anniversary bonus',
    `${count(points)} ${unit} each year${fromYear === 2 ? ', starting in year two' : ''}.`,
  ])
  return Object.fromEntries([...anniversary, ...credits, ...Object.entries(card.perks ?? {})])
}

/** Returns how we value the card's points, with publisher and date. */
export function pointLines(card: CatalogCard, programs: Programs): string[] {
  const program = programs[card.program]
  if (!program || program.values === 'face' || card.earns.length === 0) {
    return []
  }
  if (program.values === undefined) {
    return [`There's no published value for ${program.name}, so we count the ${program.unit} as $0.`]
  }
  const { floor, usual, optimistic } = program.values
  return [
    `We value a point at ${plural(usual.cents, 'cent')} (${usual.by}, ${day(usual.asOf)}).`,
    `Other estimates: ${plural(floor.cents, 'cent')} (${floor.by}) to ${plural(optimistic.cents, 'cent')} (${optimistic.by}).`,
  ]
}
