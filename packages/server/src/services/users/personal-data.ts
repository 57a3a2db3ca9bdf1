/** What other parts of the product keep about a person. Each part that does so adds itself to the list. */
import type { Deps } from '../../deps.ts'
import { bankOfUser } from '../banking/bank-of-user.ts'
import { subscriptionOfUser } from '../newsletter/subscription-of-user.ts'

export type PersonalData = Readonly<{
  /** The key under which an export shows it. */
  name: string
  /** Everything the part keeps about the person, fit to be handed to them. What is long comes as `JsonPages`. */
  read(deps: Deps, userId: string): Promise<unknown>
  /** Called before the person is deleted: lets go of what is kept elsewhere, such as links at the bank provider. */
  onDelete(deps: Deps, userId: string): Promise<void>
}>

export const personalData: readonly PersonalData[] = [subscriptionOfUser, bankOfUser]
