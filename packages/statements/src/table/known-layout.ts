/** What the headings of a table say about the bank or app that wrote it. */
import type { AccountType } from '../statement.ts'

export type KnownLayout = Readonly<{
  /** Null for apps that combine accounts of several banks. */
  institution: string | null
  type: AccountType
  sign: 'out-negative' | 'out-positive' | null
  /** The layout alone decides the sign. Words in the rows, such as 'payment' or 'refund', don't. */
  isSignFixed?: true
  /** The bank's transaction types that have a different meaning elsewhere. */
  types?: Readonly<Record<string, string>>
  /** Heading of the column that names the merchant where the description is empty. */
  merchant?: string
}>

/** A layout and how to recognize it. */
export type LayoutRule = KnownLayout &
  Readonly<{
    /** Normalized headings, separated by commas. All of them must be present. */
    needs: string
    /** For headings that many banks use: no others but these may be present. */
    also?: string
    /** By heading: what most filled cells of that column look like, if the headings alone don't tell. */
    cells?: Readonly<Record<string, RegExp>>
  }>
