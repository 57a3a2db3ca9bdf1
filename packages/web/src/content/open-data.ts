/** Text and examples of the open-data page. Its figures come from the API. */
import { apiPaths } from '@cardsight/contract/api-paths'
import { pagePaths } from '@cardsight/contract/paths'
import type { PageText } from './page-meta.ts'

export const openDataText: PageText = {
  path: pagePaths.openData,
  title: 'Open credit card data: JSON, CSV and API | Cardsight',
  description:
    'Download every US credit card in our catalog with the source and date of each fact: fees, earn rates, welcome bonuses, APRs. JSON and CSV, CC BY 4.0.',
}

export const catalogHealthText: PageText = {
  path: pagePaths.catalogHealth,
  title: 'Data health: what’s due in our card data | Cardsight',
  description:
    'See how old the facts in our open credit card data are. Find offers that have ended, facts that sources dispute, and our coverage of each issuer.',
}

export const openDataLead =
  'Our whole card catalog is yours to use: fees, earn rates, spending caps, welcome bonuses, APRs, credits and perks. Each fact has its source and its date.'

export const LICENSE_URL = 'https://creativecommons.org/licenses/by/4.0/'

export const licenseParagraphs = [
  'Facts belong to nobody: you can use a fee or a rate however you like. Our license covers what we added, which is the selection, the structure, the checks and the sentences we wrote. Card names and logos are trademarks of their owners.',
  'The data comes without a warranty. Issuers change terms without notice, so check the issuer’s page before you apply.',
] as const

export const stability = [
  'Every version has its own URL, and what’s there never changes. You can cache it forever. We serve the current version and the dated releases below, each with its changes and checksums.',
  'The version changes whenever a fact changes. The format version has two numbers: added fields raise the second one, and any other change raises the first one. Ignore fields you don’t know.',
  'CSV columns keep their names and meanings. New columns go at the end.',
] as const

/** Names of the kinds of facts, by their key in the API. */
export const factKindNames: Readonly<Record<string, string>> = {
  offer: 'Welcome bonuses',
  apr: 'APRs',
  fee: 'Annual fees',
  rates: 'Earn rates',
  status: 'Open or closed',
  'foreign-fee': 'Foreign transaction fees',
  eligibility: 'Who can get the card',
  perks: 'Credits and perks',
}

/** Downloads the data set. Run again, it downloads nothing unless something changed. */
export function curlExample(publicUrl: string): string {
  return [
    'curl --fail --compressed --etag-save cards.etag --etag-compare cards.etag \\',
    `  --output cards.json ${publicUrl}${apiPaths.cards}`,
  ].join('\n')
}

/** Prints the cards without an annual fee, each with the source of that fact. */
export function pythonExample(publicUrl: string): string {
  return [
    'import json',
    'from urllib.request import urlopen',
    '',
    `with urlopen("${publicUrl}${apiPaths.cards}") as response:`,
    '    data = json.load(response)',
    '',
    'for card in data["cards"]:',
    '    fee = card["provenance"]["fee"]',
    '    if card["facts"]["fee"]["yearly"] == 0 and not fee["isStale"]:',
    '        print(card["name"], "|", fee["sourceName"], "|", fee["date"])',
  ].join('\n')
}
