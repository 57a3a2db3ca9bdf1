import type { Deps } from '../../deps.ts'

/** A part of the product that stores data about a person. */
export type PersonalDataSource = Readonly<{
  /** The key of this part's data in an export. */
  name: string
  /** Reads everything this part stores about the person, ready to hand over to them. Long lists are `JsonPages`. */
  read(deps: Deps, userId: string): Promise<unknown>
  /** Runs before the person is deleted. Releases what is stored elsewhere, such as Items at the bank-data provider. */
  onDelete(deps: Deps, userId: string): Promise<void>
}>
