/** Every part of the product that stores data about a person. Export and deletion both read this list. */
import { bankOfUser } from '../banking/bank-of-user.ts'
import { subscriptionOfUser } from '../newsletter/subscription-of-user.ts'
import { emailChangesOfUser } from './email-changes-of-user.ts'
import type { PersonalDataSource } from './personal-data-source.ts'

export const personalData: readonly PersonalDataSource[] = [
  subscriptionOfUser,
  bankOfUser,
  emailChangesOfUser,
]
