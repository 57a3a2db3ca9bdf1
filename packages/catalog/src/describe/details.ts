/** The lines behind 'See More Details', perks and credits, and what a point counts as. */
import type { CatalogCard, Programs } from '../release.ts'
import { creditRange, foreignFee, introApr, regularApr } from './terms.ts'
import { count, day, dollars, NOT_STATED, sentence } from './words.ts'

const networkNames = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  store: 'none, one shop takes it',
} as const

/** 'Label: text' lines; what is absent in the file says so. */
export function detailLines(card: CatalogCard, programs: Programs): string[] {
  const state = card.status.state === 'open' ? 'open to applicants' : 'closed to new applicants'
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
    `Status: ${state} (seen on ${day(card.status.asOf)})${card.status.note === undefined ? '' : `. ${card.status.note}`}`,
    `Facts as of: ${day(card.asOf)}`,
  ]
}

const frequency = {
  month: 'a year, in monthly parts',
  quarter: 'a year, in quarterly parts',
  'half-year': 'a year, in two halves',
  year: 'a year',
  'four-years': 'every four years',
  'several-years': 'every few years',
  once: 'once',
  use: 'each time',
} as const

/** Perks, credits and anniversary points by name, each with a sentence. */
export function otherRewards(card: CatalogCard, programs: Programs): Record<string, string> {
  const unit = programs[card.program]?.unit ?? 'points'
  const credits = (card.credits ?? []).map(({ name, worth, every, enroll }) => [
    name,
    sentence(`Up to ${dollars(worth)} ${frequency[every]}${enroll ? ', after signing up for it' : ''}`),
  ])
  const anniversary = (card.anniversary ?? []).map(({ points, fromYear }) => [
    'Anniversary bonus',
    `${count(points)} ${unit} each year${fromYear === 2 ? ', from the second on' : ''}.`,
  ])
  return Object.fromEntries([...anniversary, ...credits, ...Object.entries(card.perks ?? {})])
}

/** How points are counted, with publisher and day. */
export function pointLines(card: CatalogCard, programs: Programs): string[] {
  const program = programs[card.program]
  if (!program || program.values === 'face' || card.earns.length === 0) {
    return []
  }
  if (program.values === undefined) {
    return [`Nobody publishes a value for ${program.name}: its ${program.unit} count for nothing here.`]
  }
  const { floor, usual, optimistic } = program.values
  return [
    `A point counts as ${usual.cents} cents (${usual.by}, ${day(usual.asOf)}).`,
    `Others say ${floor.cents} (${floor.by}) to ${optimistic.cents} cents (${optimistic.by}).`,
  ]
}
