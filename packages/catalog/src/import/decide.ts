/** Decides what to do with all findings on one fact of a card. */
import type { Day } from '@cardsight/engine/dates'
import type { Finding } from './finding.ts'

export type Verdict = 'confirmed' | 'changed' | 'declined' | 'older' | 'contradiction' | 'suspicious'

export type Decision = Readonly<{
  verdict: Verdict
  /** Why, in a few words. */
  reason: string
  /** What to apply: its `confirm` or `change` edits, by verdict. Null if nothing is applied. */
  accepted: Finding | null
  /** Contradictions and suspicious values stop the whole import. */
  isBlocking: boolean
}>

export type DecisionContext = Readonly<{
  today: Day
  /** The sources in sources.yaml. */
  sources: ReadonlySet<string>
  /** The yes for this fact: a source, or 'any'. Undefined if nobody said yes. */
  approval: string | undefined
  /** The value that someone has declined for good, as the review writes it. */
  declined?: string | undefined
}>

/**
 * Decides by these rules, in this order:
 * 1. A date in the future or an unknown source is suspicious.
 * 2. What isn't newer than our fact can only confirm it.
 * 3. A value over a limit is suspicious until someone says yes.
 * 4. Newer sources that disagree contradict each other until someone picks a source.
 * 5. An equal value confirms ours and makes its date newer.
 * 6. A value that someone has declined stays declined, unless there's a yes.
 * 7. A new value that decides rankings needs two sources or a yes. Others need one source.
 */
export function decide(findings: readonly Finding[], context: DecisionContext): Decision {
  const { today, sources, approval } = context
  const latest = newestPerSource(findings)
  const future = latest.find(({ seen }) => seen.date > today)
  if (future !== undefined) {
    return blocked('suspicious', `${future.seen.source} dates it ${future.seen.date}, which is in the future`)
  }
  const newer = latest.filter(({ seen, oursSeen }) => oursSeen === null || seen.date > oursSeen.date)
  if (newer.length === 0) {
    return latest.some(({ isSame }) => isSame)
      ? { verdict: 'confirmed', reason: 'our date is as new', accepted: null, isBlocking: false }
      : { verdict: 'older', reason: 'ours is as new or newer', accepted: null, isBlocking: false }
  }
  const unknown = newer.find(({ seen }) => !sources.has(seen.source))
  if (unknown !== undefined) {
    return blocked('suspicious', `${unknown.seen.source} is not in sources.yaml`)
  }
  const approved = newer.filter(({ seen }) => approval === 'any' || seen.source === approval)
  const excess = newer.find(
    (finding) => !finding.isSame && finding.excess !== null && !approved.includes(finding),
  )
  if (excess !== undefined) {
    return blocked('suspicious', excess.excess ?? '')
  }
  const isPicked = approval !== undefined && approval !== 'any'
  const candidates = isPicked ? approved : newer
  if (new Set(candidates.map(({ theirs }) => theirs)).size > 1) {
    const values = candidates.map(({ theirs, seen }) => `${theirs} (${seen.source} ${seen.date})`)
    return blocked('contradiction', `${values.join(', but ')}; pick one with --yes CARD.FIELD=SOURCE`)
  }
  const [best] = candidates
  return best === undefined
    ? blocked('contradiction', `${approval} has no newer value`)
    : decideSingle(best, candidates.length, context)
}

function decideSingle(finding: Finding, sources: number, context: DecisionContext): Decision {
  const { isSame, decidesRanking, change } = finding
  if (isSame) {
    return { verdict: 'confirmed', reason: 'same value, newer date', accepted: finding, isBlocking: false }
  }
  const isApproved = context.approval !== undefined
  if (!isApproved && finding.theirs === context.declined) {
    return { verdict: 'declined', reason: 'declined before', accepted: null, isBlocking: false }
  }
  const changed = { verdict: 'changed', isBlocking: false } as const
  if (change === null) {
    return { ...changed, reason: 'edit by hand', accepted: null }
  }
  if (isApproved || sources > 1 || !decidesRanking) {
    return { ...changed, reason: acceptedReason(isApproved, sources), accepted: finding }
  }
  return { ...changed, reason: 'needs a second source or a yes', accepted: null }
}

function acceptedReason(isApproved: boolean, sources: number): string {
  if (isApproved) {
    return 'accepted with --yes'
  }
  return sources > 1 ? `accepted: ${sources} sources agree` : 'accepted: newer source'
}

function blocked(verdict: Verdict, reason: string): Decision {
  return { verdict, reason, accepted: null, isBlocking: true }
}

/** Returns each source's newest finding, the newest of all first. What a source said earlier doesn't matter. */
function newestPerSource(findings: readonly Finding[]): Finding[] {
  const sorted = findings.toSorted(
    (a, b) => Number(b.seen.date > a.seen.date) - Number(b.seen.date < a.seen.date),
  )
  return sorted.filter(
    (finding, index) => sorted.findIndex(({ seen }) => seen.source === finding.seen.source) === index,
  )
}
