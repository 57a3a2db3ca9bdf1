/** What a person can change about a transaction, and for which others. */

import { categoryOfLeaf, isLeaf } from '@cardsight/engine/categories'
import type { CorrectedTo, RowCorrection, RowIdentity, SplitPart } from '@cardsight/engine/spending'
import { type CorrectionChanges, noChanges, type RowChange } from '../../lib/change-corrections.ts'
import {
  countAlike,
  identityOf,
  isPurchase,
  isPurchaseLeaf,
  type ListedLine,
  type SpendingLine,
} from './list-purchases.ts'

export const scopes = ['row', 'merchant', 'wording'] as const
export type CorrectionScope = (typeof scopes)[number]

export type ScopeChoice = Readonly<{ scope: CorrectionScope; label: string }>

/**
 * Just this one, all from its merchant, or all with its wording. A category for a merchant makes no purchases of its other
 * lines, so a line that isn't a purchase has no such choice. A part of a split line has none.
 */
export function scopeChoices(listed: readonly ListedLine[], { line, row }: ListedLine): ScopeChoice[] {
  if (isSplit(row)) {
    return [{ scope: 'row', label: 'Only this part' }]
  }
  const alike = countAlike(listed, line)
  const choices: ScopeChoice[] = [{ scope: 'row', label: 'Only this one' }]
  if (isPurchaseLeaf(line.kind)) {
    choices.push({ scope: 'merchant', label: `All ${alike.merchant} from ${line.merchant}` })
  }
  choices.push({ scope: 'wording', label: `All ${alike.wording} with this description` })
  return choices
}

/** All from the merchant, unless we don't know it: then one name can stand for anything, such as a payment app. */
export function usualScope({ line, row }: ListedLine): CorrectionScope {
  return isPurchaseLeaf(line.kind) && line.certainty !== 'unknown' && !isSplit(row) ? 'merchant' : 'row'
}

/**
 * The changes that make a line what the person says. Closer corrections of the line are removed, because they'd win over
 * the new one; a name of this line alone stays.
 */
export function changesFor(
  lines: readonly SpendingLine[],
  one: ListedLine,
  scope: CorrectionScope,
  to: CorrectedTo,
): CorrectionChanges {
  const row = identityOf(lines, one.place)
  const { merchant, text } = one.line
  const isOnly = scope === 'row' || one.row?.name !== undefined
  const rows = row === null ? [] : [isOnly ? withCategory(row, one, to) : { ...row, to: null }]
  switch (scope) {
    case 'row':
      return { ...noChanges, rows }
    case 'wording':
      return { ...noChanges, rows, wordings: [{ wording: text, to }] }
    case 'merchant':
      return { ...noChanges, rows, wordings: [{ wording: text, to: null }], merchants: [{ merchant, to }] }
  }
}

/** The category of a row, or of one of its parts. */
function withCategory(identity: RowIdentity, { row, part }: ListedLine, to: CorrectedTo): RowChange {
  return {
    ...identity,
    to: row === null || part === 0 ? to : row.to,
    ...(row?.name !== undefined && { name: row.name }),
    ...(row?.split !== undefined && {
      split: row.split.map((each, index) => (index === part - 1 ? { ...each, to } : { ...each })),
    }),
  }
}

/** The changes that split a line. Without parts, it's whole again, with the category of its rest. */
export function splitFor(
  lines: readonly SpendingLine[],
  one: ListedLine,
  to: CorrectedTo,
  parts: readonly SplitPart[],
): CorrectionChanges {
  const identity = identityOf(lines, one.place)
  if (identity === null) {
    return noChanges
  }
  const name = one.row?.name
  return {
    ...noChanges,
    rows: [
      {
        ...identity,
        to,
        ...(name !== undefined && { name }),
        ...(parts.length > 0 && { split: [...parts] }),
      },
    ],
  }
}

/** The changes that give a merchant the person's own name. An empty name, or ours, removes theirs. */
export function namesFor(
  lines: readonly SpendingLine[],
  one: ListedLine,
  scope: CorrectionScope,
  typed: string,
): CorrectionChanges {
  const text = typed.trim()
  const name = text === '' || text === one.found ? null : text
  const identity = identityOf(lines, one.place)
  const { row } = one
  if (scope === 'row') {
    const to = row?.to ?? (isPurchaseLeaf(one.is) ? one.is : 'excluded')
    const split = row?.split === undefined ? {} : { split: row.split.map((part) => ({ ...part })) }
    return identity === null
      ? noChanges
      : { ...noChanges, rows: [{ ...identity, to, ...split, ...(name !== null && { name }) }] }
  }
  const closer = identity === null || row?.name === undefined ? [] : [withoutName(identity, row)]
  const wording = { scope: 'wording', key: one.line.text } as const
  return scope === 'wording'
    ? { ...noChanges, rows: closer, names: [{ ...wording, name }] }
    : {
        ...noChanges,
        rows: closer,
        names: [
          { ...wording, name: null },
          { scope, key: one.found, name },
        ],
      }
}

function withoutName(identity: RowIdentity, { to, split }: RowCorrection): RowChange {
  return { ...identity, to, ...(split !== undefined && { split: split.map((part) => ({ ...part })) }) }
}

function isSplit(row: RowCorrection | null): boolean {
  return row?.split !== undefined && row.split.length > 0
}

/** Removes the correction that decides about a line; null if there is none. */
export function withoutCorrection(lines: readonly SpendingLine[], one: ListedLine): CorrectionChanges | null {
  const { merchant, text } = one.line
  const row = identityOf(lines, one.place)
  switch (one.by) {
    case 'row':
      return row === null ? null : { ...noChanges, rows: [{ ...row, to: null }] }
    case 'wording':
      return { ...noChanges, wordings: [{ wording: text, to: null }] }
    case 'merchant':
      // It may have been given by our name or by the person's own.
      return {
        ...noChanges,
        merchants: [
          { merchant, to: null },
          { merchant: one.found, to: null },
        ],
      }
    case null:
      return null
  }
}

/** The categories to offer first, one of each name: those that the person's purchases are most often in. */
export function likelyCategories(listed: readonly ListedLine[], most: number) {
  const counts = new Map<string, number>()
  const named = new Set<string>()
  for (const one of listed) {
    if (isPurchase(one)) {
      counts.set(one.is, (counts.get(one.is) ?? 0) + 1)
    }
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([leaf]) => {
      if (!isLeaf(leaf) || leaf === 'other' || named.has(categoryOfLeaf(leaf))) {
        return []
      }
      named.add(categoryOfLeaf(leaf))
      return [leaf]
    })
    .slice(0, most)
}
