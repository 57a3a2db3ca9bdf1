import type { Deps } from '../../deps.ts'

/** A module that stores data about users. */
export type PersonalDataSource = Readonly<{
  /** Key of this module's data in an export. */
  name: string
  /** Reads everything this module stores about the user, ready for the export. Long lists are `JsonPages`. */
  read(deps: Deps, userId: string): Promise<unknown>
  /**
   * Runs before the user is deleted. Releases external resources, such as Items at the bank-data provider.
   */
  onDelete(deps: Deps, userId: string): Promise<void>
}>
