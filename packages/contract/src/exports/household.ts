export {
  type Household,
  type HouseholdPerson,
  type HouseholdSpending,
  householdSchema,
  householdSentences,
  householdSpendingSchema,
  type InvitationAnswer,
  invitationAnswerSchema,
  invitationTokenSchema,
  inviteSchema,
  type ReceivedInvitation,
  receivedInvitationSchema,
  type SharedData,
} from '../household.ts'
export { householdCardOf } from '../household-cards.ts'
