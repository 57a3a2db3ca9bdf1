/** Changes of a person's corrections: null removes one. The same key is the same correction everywhere. */
import type { CorrectionChanges, Corrections } from '@cardsight/contract/banking'
import { merchantNameKey, rowText, wordingKey } from '@cardsight/engine/spending'

export type { CorrectionChanges, Corrections }

export type RowChange = CorrectionChanges['rows'][number]
type NameChange = CorrectionChanges['names'][number]

/** Corrections by the keys that they have in an account. */
const keyOf = {
  merchants: ({ merchant }: CorrectionChanges['merchants'][number]) => merchantNameKey(merchant),
  wordings: ({ wording }: CorrectionChanges['wordings'][number]) => wordingKey(wording),
  rows: ({ account, day, cents, text, nth }: RowChange) =>
    JSON.stringify([account, day, cents, rowText(text), nth]),
  names: (one: NameChange) => `${one.scope} ${nameKeyOf(one)}`,
}

function nameKeyOf({ scope, key }: NameChange): string {
  return scope === 'merchant' ? merchantNameKey(key) : wordingKey(key)
}

export function applyChanges(corrections: Corrections, changes: CorrectionChanges): Corrections {
  const { merchants, wordings, rows, names } = mergeChanges(corrections, changes)
  return {
    merchants: merchants.flatMap(({ merchant, to }) =>
      to === null ? [] : [{ merchant: merchantNameKey(merchant), to }],
    ),
    wordings: wordings.flatMap(({ wording, to }) =>
      to === null ? [] : [{ wording: wordingKey(wording), to }],
    ),
    rows: rows.flatMap(({ to, ...row }) => (to === null ? [] : [{ ...row, text: rowText(row.text), to }])),
    names: names.flatMap(({ name, ...one }) =>
      name === null ? [] : [{ scope: one.scope, key: nameKeyOf({ ...one, name }), name }],
    ),
  }
}

/** Both changes as one: of two for the same key, the later one. */
export function mergeChanges(earlier: CorrectionChanges, later: CorrectionChanges): CorrectionChanges {
  return {
    merchants: mergeKind(earlier.merchants, later.merchants, keyOf.merchants),
    wordings: mergeKind(earlier.wordings, later.wordings, keyOf.wordings),
    rows: mergeKind(earlier.rows, later.rows, keyOf.rows),
    names: mergeKind(earlier.names, later.names, keyOf.names),
  }
}

function mergeKind<Change>(
  earlier: readonly Change[],
  later: readonly Change[],
  key: (change: Change) => string,
): Change[] {
  return [...new Map([...earlier, ...later].map((change) => [key(change), change])).values()]
}

/** The changes that undo these, from what was there before. */
export function undoChanges(before: Corrections, changes: CorrectionChanges): CorrectionChanges {
  return {
    merchants: undoKind(before.merchants, changes.merchants, keyOf.merchants, noCategory),
    wordings: undoKind(before.wordings, changes.wordings, keyOf.wordings, noCategory),
    rows: undoKind(before.rows, changes.rows, keyOf.rows, noCategory),
    names: undoKind(before.names, changes.names, keyOf.names, (each) => ({ ...each, name: null })),
  }
}

function undoKind<Change>(
  before: readonly Change[],
  changes: readonly Change[],
  key: (change: Change) => string,
  removed: (change: Change) => Change,
): Change[] {
  const was = new Map(before.map((each) => [key(each), each]))
  return changes.map((each) => was.get(key(each)) ?? removed(each))
}

function noCategory<Change extends object>(change: Change): Change & { to: null } {
  return { ...change, to: null }
}

export function isNothing({ merchants, wordings, rows, names }: CorrectionChanges): boolean {
  return merchants.length + wordings.length + rows.length + names.length === 0
}

export const noChanges: CorrectionChanges = { merchants: [], wordings: [], rows: [], names: [] }
