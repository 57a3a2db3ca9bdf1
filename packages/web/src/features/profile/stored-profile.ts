/** The profile of this browser. All components and tabs agree on it. */
import { MOST_DOLLARS } from '@cardsight/contract/limits'
import {
  creditLevels,
  defaultProfile,
  MAX_POINT_VALUE,
  type Profile,
  pointUses,
  usualDebt,
  usualPayment,
} from '@cardsight/contract/profile'
import { useSyncExternalStore } from 'react'
import { readText, storageKeys, watchKey } from '../../lib/storage.ts'
import { createStoredValue } from '../../lib/stored-value.ts'

const stored = createStoredValue(storageKeys.profile, defaultProfile, parseProfile)

export const readProfile = stored.read
export const writeProfile = stored.write
export const watchProfile = stored.watch

export function useProfile(): [Profile, (profile: Profile) => void] {
  return [stored.useValue(), stored.write]
}

/**
 * The profile that this browser has stored, or null if the visitor never changed one. Null on the server too, and until
 * React has hydrated the page.
 */
export function useOwnProfile(): Profile | null {
  return useSyncExternalStore(watchOwn, readOwn, () => null)
}

function watchOwn(onChange: () => void): () => void {
  return watchKey(storageKeys.profile, onChange)
}

function readOwn(): Profile | null {
  return readText('local', storageKeys.profile) === null ? null : readProfile()
}

/**
 * Reads a stored profile; every invalid part gets its default. Written by hand, because the schema library would double
 * the script of public pages.
 */
export function parseProfile(value: unknown): Profile {
  const given = entriesOf(value)
  return {
    credit: creditLevels.find((level) => level === given.get('credit')) ?? defaultProfile.credit,
    thinFile: readBoolean(given.get('thinFile'), defaultProfile.thinFile),
    deposit: readWhole(given.get('deposit'), MOST_DOLLARS) ?? defaultProfile.deposit,
    programs: readPrograms(given.get('programs')),
    memberships: readIds(given.get('memberships')),
    memberSpending: readNumbers(given.get('memberSpending'), MOST_DOLLARS),
    points: pointUses.find((use) => use === given.get('points')) ?? defaultProfile.points,
    pointValues: readNumbers(given.get('pointValues'), MAX_POINT_VALUE),
    credits: readIds(given.get('credits')),
    creditAmounts: readNumbers(given.get('creditAmounts'), MOST_DOLLARS),
    activatesCategories: readBoolean(given.get('activatesCategories'), defaultProfile.activatesCategories),
    booksInPortals: readBoolean(given.get('booksInPortals'), defaultProfile.booksInPortals),
    hasBusiness: readBoolean(given.get('hasBusiness'), defaultProfile.hasBusiness),
    rent: readWhole(given.get('rent'), MOST_DOLLARS) ?? defaultProfile.rent,
    debt: readDebt(given),
  }
}

/** Profiles stored before debts had amounts only said that there is a balance. */
function readDebt(given: ReadonlyMap<string, unknown>): Profile['debt'] {
  const debt = entriesOf(given.get('debt'))
  const balance = readWhole(debt.get('balance'), MOST_DOLLARS)
  if (balance) {
    return { balance, payment: readWhole(debt.get('payment'), MOST_DOLLARS) || usualPayment(balance) }
  }
  return given.get('carriesBalance') === true ? usualDebt : null
}

/** Any id that a query can carry, known or not: the catalog changes, and a card that is gone may come back. */
const ID = /^[\w.-]{1,100}$/

function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value)
}

function readIds(value: unknown): string[] {
  return Array.isArray(value) ? [...new Set(value.filter(isId))] : []
}

/** A program with an invalid amount is still one that the person uses. */
function readPrograms(value: unknown): Profile['programs'] {
  const entries = [...entriesOf(value)].filter(([id]) => isId(id))
  return Object.fromEntries(entries.map(([id, dollars]) => [id, readWhole(dollars, MOST_DOLLARS)]))
}

function readNumbers(value: unknown, max: number): Record<string, number> {
  return Object.fromEntries(
    [...entriesOf(value)].flatMap(([id, number]) => {
      const whole = readWhole(number, max)
      return whole === null || !isId(id) ? [] : [[id, whole]]
    }),
  )
}

function readWhole(value: unknown, max: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max ? value : null
}

function readBoolean(value: unknown, usual: boolean): boolean {
  return typeof value === 'boolean' ? value : usual
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value))
    : new Map()
}
