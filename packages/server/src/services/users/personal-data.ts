/** Every module that stores data about users. Export and deletion both use this list. */
import { bankOfUser } from '../banking/bank-of-user.ts'
import { subscriptionOfUser } from '../newsletter/subscription-of-user.ts'
import { assumptionsOfUser } from './assumptions-of-user.ts'
import { emailChangesOfUser } from './email-changes-of-user.ts'
import type { PersonalDataSource } from './personal-data-source.ts'

export const personalData: readonly PersonalDataSource[] = [
  subscriptionOfUser,
  bankOfUser,
  emailChangesOfUser,
  assumptionsOfUser,
]
