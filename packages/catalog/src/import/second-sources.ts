/** Second sources: who else states a fact that moves a card's rank. An import records them as `also`, beside `seen`. */
import type { CatalogCard } from '../release.ts'
import { type Seen, seenText } from '../seen.ts'
import type { Edit, YamlPath } from './edit-yaml.ts'
import type { Finding } from './finding.ts'
import type { ReviewRow } from './review.ts'

type Provenance = Pick<CatalogCard, 'provenance'>

/** Returns the edits for a card: the newest other source of each confirmed fee, status, earn rule and offer. */
export function secondSourceEdits(
  rows: readonly ReviewRow[],
  card: Provenance,
  sources: ReadonlySet<string>,
): Edit[] {
  const confirmed = rows.filter(({ key, decision }) => decision.verdict === 'confirmed' && !isCap(key))
  return confirmed.flatMap(({ key, findings, decision: { accepted } }) => {
    const same = findings.filter(
      ({ isSame, seen }) => isSame && sources.has(seen.source) && !deniesCap(rows, key, seen),
    )
    return same
      .flatMap(({ confirm }) => confirm)
      .flatMap(({ path }) => editOf(path, card, { accepted, others: same.map(({ seen }) => seen) }))
  })
}

function editOf(
  path: YamlPath,
  { provenance }: Provenance,
  { accepted, others }: Readonly<{ accepted: Finding | null; others: readonly Seen[] }>,
): Edit[] {
  const stated = seenAt(path, provenance)
  if (stated === null) {
    return []
  }
  const main = accepted?.seen ?? stated
  const [best] = [...others, stated, ...(stated.also === undefined ? [] : [stated.also])]
    .filter(({ source, isUndated }) => source !== main.source && !isUndated)
    .toSorted((a, b) => Number(b.date > a.date) - Number(b.date < a.date))
  const isRecorded = best?.source === stated.also?.source && best?.date === stated.also?.date
  return best === undefined || isRecorded
    ? []
    : [{ op: 'set', path: [...path.slice(0, -1), 'also'], value: seenText(best) }]
}

/** The source of what a confirmation dates. Null for facts that don't move a rank. */
function seenAt([field, index]: YamlPath, provenance: CatalogCard['provenance']): Seen | null {
  if (field === 'earns') {
    return typeof index === 'number' ? (provenance.earns[index] ?? null) : null
  }
  return field === 'fee' || field === 'status' || field === 'offer' ? provenance[field] : null
}

/** A source with the same rate but another cap doesn't state the same rule. */
function deniesCap(rows: readonly ReviewRow[], key: string, { source }: Seen): boolean {
  const [, category] = key.split('.')
  return rows.some(
    ({ key: other, findings }) =>
      isCap(other) &&
      other.split('.')[1] === category &&
      findings.some(({ isSame, seen }) => !isSame && seen.source === source),
  )
}

function isCap(key: string): boolean {
  return key.startsWith('caps.')
}
