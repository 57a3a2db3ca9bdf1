/** Records that facts of a card were seen on an issuer's page, without changing them. */
import type { CardRecord } from '../card-record.ts'
import type { TextFile } from '../parse-yaml.ts'
import { type Edit, editYaml } from './edit-yaml.ts'

/** Facts that an issuer's page states, by the name of their field. */
const fields = [
  'fee',
  'status',
  'earns',
  'offer',
  'apr',
  'foreignFee',
  'credits',
  'anniversary',
  'eligibility',
] as const

export type ConfirmedField = (typeof fields)[number]

/** What is confirmed without `--field`: what moves a card's rank. */
export const rankingFields = ['fee', 'status', 'earns', 'offer'] as const satisfies readonly ConfirmedField[]

export function isConfirmedField(text: string): text is ConfirmedField {
  return fields.some((field) => field === text)
}

/** Returns the file with the new date on each fact. Throws if the file doesn't state a field that was asked for. */
export function confirmFacts(
  file: TextFile,
  card: CardRecord,
  {
    asked,
    seen,
    keyOrder,
  }: Readonly<{ asked: readonly ConfirmedField[]; seen: string; keyOrder: readonly string[] }>,
): TextFile {
  const missing = asked.find((field) => card[field] === undefined)
  if (missing !== undefined) {
    throw new Error(`${card.id} states no ${missing}, so there is nothing to confirm.`)
  }
  const edits = asked.flatMap((field) => editsOf(field, card[field], seen))
  return { ...file, text: editYaml(file.text, edits, keyOrder) }
}

function editsOf(field: ConfirmedField, value: CardRecord[ConfirmedField], seen: string): Edit[] {
  const paths = Array.isArray(value) ? value.map((_item, index) => [field, index, 'seen']) : [[field, 'seen']]
  return paths.map((path) => ({ op: 'set', path, value: seen }))
}

/** Returns what `seen` says of a page read today. The URL is part of it unless it's the card's own link. */
export function seenOnPage(card: Pick<CardRecord, 'id' | 'link'>, url: string, today: string): string {
  const page = URL.parse(url)
  if (page?.protocol !== 'https:') {
    throw new Error('--source must be an https URL.')
  }
  const site = siteOf(new URL(card.link).hostname)
  if (siteOf(page.hostname) !== site) {
    throw new Error(`${url} isn't on ${site}, the issuer's site of ${card.id}. Use import for other sources.`)
  }
  return url === card.link ? `issuer ${today}` : `issuer ${today} at ${url}`
}

/** Issuers have several hosts, such as creditcards.chase.com and www.chase.com. */
function siteOf(host: string): string {
  return host.split('.').slice(-2).join('.')
}
