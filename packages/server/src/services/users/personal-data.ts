/** Every module that stores data about users. Export and deletion both use this list. */
import { bankOfUser } from '../banking/bank-of-user.ts'
import { householdOfUser } from '../household/household-of-user.ts'
import { subscriptionOfUser } from '../newsletter/subscription-of-user.ts'
import { remindersOfUser } from '../reminders/reminders-of-user.ts'
import { assumptionsOfUser } from './assumptions-of-user.ts'
import { emailChangesOfUser } from './email-changes-of-user.ts'
import type { PersonalDataSource } from './personal-data-source.ts'
import { securityOfUser } from './security-of-user.ts'
import { yourCardsOfUser } from './your-cards-of-user.ts'

export const personalData: readonly PersonalDataSource[] = [
  subscriptionOfUser,
  bankOfUser,
  emailChangesOfUser,
  assumptionsOfUser,
  yourCardsOfUser,
  householdOfUser,
  remindersOfUser,
  securityOfUser,
]
