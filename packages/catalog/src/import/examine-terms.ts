/** Compares outside statements on fee, network, status, foreign fee and APR with our card. */
import type { CatalogCard } from '../release.ts'
import type { Seen } from '../seen.ts'
import { seenText } from '../seen.ts'
import type { Edit, YamlPath } from './edit-yaml.ts'
import { excessOf, type Finding } from './finding.ts'
import type { ImportRules } from './import-rules.ts'
import type { YamlValue } from './render-yaml.ts'
import type { StatementOf } from './statement.ts'

type Limits = ImportRules['limits']

export function examineFee(card: CatalogCard, statement: StatementOf<'fee'>, limits: Limits): Finding {
  const { dollars, seen } = statement
  const { yearly } = card.fee
  return {
    key: 'fee',
    ours: `$${yearly}`,
    oursSeen: card.provenance.fee,
    theirs: `$${dollars}`,
    seen,
    isSame: dollars === yearly,
    decidesRanking: true,
    excess: excessOf('a fee', dollars, limits.fee),
    confirm: [setSeen(['fee'], seen)],
    // Someone has to check announced fees by hand.
    change: card.fee.changes ? null : [set(['fee', 'yearly'], dollars), setSeen(['fee'], seen)],
    history: { section: 'fee', before: { yearly }, after: { yearly: dollars } },
  }
}

export function examineFirstYearFee(
  card: CatalogCard,
  { dollars, seen }: StatementOf<'firstYearFee'>,
  limits: Limits,
): Finding {
  const { yearly, firstYear = yearly } = card.fee
  const edit: Edit =
    dollars === 'same' ? { op: 'remove', path: ['fee', 'firstYear'] } : set(['fee', 'firstYear'], dollars)
  return {
    key: 'firstYearFee',
    ours: firstYear === yearly ? 'as later' : `$${firstYear}`,
    oursSeen: card.provenance.fee,
    theirs: dollars === 'same' || dollars === yearly ? 'as later' : `$${dollars}`,
    seen,
    isSame: (dollars === 'same' ? yearly : dollars) === firstYear,
    decidesRanking: true,
    excess: dollars === 'same' ? null : excessOf('a fee', dollars, limits.fee),
    // The yearly fee shares the date, and this statement doesn't confirm it.
    confirm: [],
    change: [edit, setSeen(['fee'], seen)],
    history: null,
  }
}

export function examineNetwork(card: CatalogCard, { network, seen }: StatementOf<'network'>): Finding {
  return {
    ...plain('network', card.network ?? 'not stated', network, seen),
    oursSeen: card.provenance.card,
    // The network has no date of its own.
    confirm: [],
    change: [set(['network'], network)],
  }
}

export function examineStatus(card: CatalogCard, { state, seen }: StatementOf<'status'>): Finding {
  return {
    ...plain('status', card.status.state, state, seen),
    decidesRanking: true,
    oursSeen: card.provenance.status,
    confirm: [setSeen(['status'], seen)],
    change: [set(['status', 'state'], state), setSeen(['status'], seen)],
    history: { section: 'status', before: { state: card.status.state }, after: { state } },
  }
}

export function examineForeignFee(
  card: CatalogCard,
  { percent, seen }: StatementOf<'foreignFee'>,
  limits: Limits,
): Finding {
  const { foreignFee } = card
  const ours = foreignFee?.percent ?? (foreignFee?.charged ? 'charged' : null)
  const value: YamlValue = percent === 'charged' ? { charged: true } : { percent }
  return {
    ...plain('foreignFee', describeForeignFee(ours), describeForeignFee(percent), seen),
    oursSeen: card.provenance.foreignFee,
    isSame: ours === percent || (percent === 'charged' && typeof ours === 'number' && ours > 0),
    excess: percent === 'charged' ? null : excessOf('a foreign fee', percent, limits.foreignFee),
    confirm: [setSeen(['foreignFee'], seen)],
    change: [set(['foreignFee'], { ...value, seen: seenText(seen) })],
    history:
      typeof ours === 'number' && percent !== 'charged'
        ? { section: 'foreignFee', before: { percent: ours }, after: { percent } }
        : null,
  }
}

export function examineApr(
  card: CatalogCard,
  { regular, seen }: StatementOf<'apr'>,
  limits: Limits,
): Finding {
  const { apr } = card
  return {
    ...plain('apr', apr ? rangeText(apr.regular) : 'not stated', rangeText(regular), seen),
    oursSeen: card.provenance.apr,
    excess: excessOf('an APR', regular[1], limits.apr),
    confirm: [setSeen(['apr'], seen)],
    change: apr
      ? [set(['apr', 'regular'], regular), setSeen(['apr'], seen)]
      : [set(['apr'], { regular, seen: seenText(seen) })],
  }
}

export function examineIntroApr(
  card: CatalogCard,
  statement: StatementOf<'introApr'>,
  limits: Limits,
): Finding {
  const { of, rate, months, seen } = statement
  const ours = card.apr?.[of]
  return {
    ...plain(`apr.${of}`, ours ? introText(ours) : 'none', introText({ rate, months }), seen),
    oursSeen: card.provenance.apr,
    excess: excessOf('an APR', rate, limits.apr),
    confirm: [],
    // The regular rate shares the date, and this statement doesn't confirm it.
    change: card.apr ? [set(['apr', of], { rate, months })] : null,
  }
}

/** A finding on a fact that doesn't decide rankings. */
function plain(key: string, ours: string, theirs: string, seen: Seen) {
  return {
    key,
    ours,
    theirs,
    seen,
    isSame: ours === theirs,
    decidesRanking: false,
    excess: null,
    history: null,
  }
}

function describeForeignFee(percent: number | 'charged' | null): string {
  return typeof percent === 'number' ? `${percent}%` : (percent ?? 'not stated')
}

function rangeText([low, high]: readonly [number, number]): string {
  return `${low}% to ${high}%`
}

function introText({ rate, months }: Readonly<{ rate: number; months: number }>): string {
  return `${rate}% for ${months} months`
}

function set(path: YamlPath, value: YamlValue): Edit {
  return { op: 'set', path, value }
}

function setSeen(path: YamlPath, seen: Seen): Edit {
  return set([...path, 'seen'], seenText(seen))
}
