/**
 * The person's corrections in this browser: a guest's, or a copy of the account's. The dashboard of statements, the
 * Spending page and workers read them here.
 */
import { isDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import {
  isCorrectedTo,
  isSplitOf,
  merchantNameKey,
  type SpendingCorrections,
} from '@cardsight/engine/spending'
import {
  applyChanges,
  type CorrectionChanges,
  type Corrections,
  mergeChanges,
  noChanges,
  type RowChange,
} from './change-corrections.ts'
import { removeKey } from './storage.ts'
import { createStoredValue } from './stored-value.ts'

/** Not among the other storage keys: every page loads those. */
const KEY = 'cardsight:corrections'
const UNSENT_KEY = 'cardsight:corrections-unsent'

const nothing: Corrections = { merchants: [], wordings: [], rows: [], names: [] }

const stored = createStoredValue<Corrections>(KEY, nothing, parseCorrections)
/** What the account lacks; null for a guest's corrections, which no account has had. */
const unsent = createStoredValue<CorrectionChanges | null>(UNSENT_KEY, null, (value) =>
  isRecord(value) ? parseChanges(value) : null,
)

export const readStoredCorrections: () => Corrections = stored.read
export const useStoredCorrections: () => Corrections = stored.useValue

/** Changes them in this browser, and notes what the account lacks. */
export function changeStoredCorrections(changes: CorrectionChanges): void {
  const before = unsent.read()
  if (before !== null) {
    unsent.write(mergeChanges(before, changes))
  }
  stored.write(applyChanges(stored.read(), changes))
}

/** What to send to the account: everything for a guest who has just signed in. */
export function unsentCorrections(): CorrectionChanges {
  return unsent.read() ?? stored.read()
}

/** The account's corrections, with changes that were made while it answered. */
export function writeAccountCorrections(account: Corrections, sent: CorrectionChanges): void {
  const now = unsentCorrections()
  const since = now === sent ? noChanges : now
  unsent.write(since)
  stored.write(applyChanges(account, since))
}

/** A guest's corrections. Those of an account stay in it. */
export function forgetGuestCorrections(): void {
  if (unsent.read() === null) {
    removeKey('local', KEY)
  }
}

export function spendingCorrections(): SpendingCorrections {
  return toRunCorrections(stored.read())
}

export function toRunCorrections({ merchants, wordings, rows, names }: Corrections): SpendingCorrections {
  return {
    merchants: merchants.map(({ merchant, to }) => [merchant, to]),
    wordings: wordings.map(({ wording, to }) => [wording, to]),
    rows,
    names,
  }
}

/** The categories of merchants that an earlier version stored. */
export function adoptMerchants(merchants: Readonly<Record<string, string>>): void {
  const changes = Object.entries(merchants).flatMap(([merchant, to]) =>
    isCorrectedTo(to) ? [{ merchant: merchantNameKey(merchant), to }] : [],
  )
  changeStoredCorrections({ ...noChanges, merchants: changes })
}

function parseCorrections(value: unknown): Corrections {
  return applyChanges(nothing, isRecord(value) ? parseChanges(value) : noChanges)
}

/** Leaves out what isn't valid, so that one bad entry doesn't lose the others. */
function parseChanges({ merchants, wordings, rows, names }: Record<string, unknown>): CorrectionChanges {
  return {
    merchants: entriesOf(merchants).flatMap(({ merchant, to }) =>
      typeof merchant === 'string' && isTo(to) ? [{ merchant, to }] : [],
    ),
    wordings: entriesOf(wordings).flatMap(({ wording, to }) =>
      typeof wording === 'string' && isTo(to) ? [{ wording, to }] : [],
    ),
    rows: entriesOf(rows).flatMap(({ account, day, cents, text, nth, to, name, split }) =>
      typeof account === 'string' &&
      typeof day === 'string' &&
      isDay(day) &&
      Number.isSafeInteger(cents) &&
      typeof text === 'string' &&
      typeof nth === 'number' &&
      isTo(to)
        ? [
            {
              ...{ account, day, cents: toCents(Number(cents)), text, nth, to },
              ...(typeof name === 'string' && { name }),
              ...parseSplit(Number(cents), split),
            },
          ]
        : [],
    ),
    names: entriesOf(names).flatMap(({ scope, key, name }) =>
      (scope === 'merchant' || scope === 'wording') &&
      typeof key === 'string' &&
      (name === null || typeof name === 'string')
        ? [{ scope, key, name }]
        : [],
    ),
  }
}

function parseSplit(cents: number, split: unknown): Pick<RowChange, 'split'> {
  const parts = entriesOf(split).flatMap(({ to, cents: part }) =>
    typeof to === 'string' && isCorrectedTo(to) && Number.isSafeInteger(part)
      ? [{ to, cents: toCents(Number(part)) }]
      : [],
  )
  return parts.length > 0 && isSplitOf(cents, parts) ? { split: parts } : {}
}

function isTo(value: unknown): value is RowChange['to'] {
  return value === null || (typeof value === 'string' && isCorrectedTo(value))
}

function entriesOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
