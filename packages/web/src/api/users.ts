/** API calls about the user's own account; all of them need a signed-in user. */

import {
  type AccountDetails,
  accountDetailsSchema,
  type UpdateUser,
  type User,
  type UserExport,
  userExportSchema,
  userSchema,
} from '@cardsight/contract/account'
import { apiPaths } from '@cardsight/contract/api-paths'
import {
  type Household,
  type HouseholdSpending,
  householdSchema,
  type InvitationAnswer,
  type ReceivedInvitation,
  receivedInvitationSchema,
} from '@cardsight/contract/household'
import type { Profile } from '@cardsight/contract/profile'
import { savedProfileSchema } from '@cardsight/contract/profile-schemas'
import { savedYourCardsSchema, type YourCards } from '@cardsight/contract/your-cards'
import { readToken } from '../lib/storage.ts'
import { type Api, createBrowserApi, type Schema } from './client.ts'

const anything: Schema<unknown> = { parse: (value) => value }

export function fetchAccount(api: Api, userId: string): Promise<AccountDetails> {
  return api.get(apiPaths.user(userId), accountDetailsSchema)
}

export function updateUser(api: Api, userId: string, update: UpdateUser): Promise<User> {
  return api.put(apiPaths.user(userId), userSchema, update)
}

export function exportUser(api: Api, userId: string): Promise<UserExport> {
  return api.get(apiPaths.userExport(userId), userExportSchema)
}

/** The password is optional only for users who have just signed in with their provider. */
export async function deleteUser(api: Api, userId: string, password?: string): Promise<void> {
  await api.delete(apiPaths.user(userId), anything, password === undefined ? {} : { password })
}

/** Returns null if the account has no profile yet. */
export async function fetchAssumptions(api: Api): Promise<Profile | null> {
  return (await api.get(apiPaths.assumptions, savedProfileSchema)).profile
}

export async function saveAssumptions(api: Api, profile: Profile): Promise<void> {
  await api.put(apiPaths.assumptions, savedProfileSchema, profile)
}

/** Returns null if the account has no list yet. */
export async function fetchYourCards(api: Api): Promise<YourCards | null> {
  const { yourCards, savedAt } = await api.get(apiPaths.yourCards, savedYourCardsSchema)
  return savedAt === null ? null : yourCards
}

export async function saveYourCards(api: Api, yourCards: YourCards): Promise<void> {
  await api.put(apiPaths.yourCards, savedYourCardsSchema, yourCards)
}

/** API calls about the household of two accounts; all of them need a signed-in user. */

/** Every change returns the household as it is then. */
export type HouseholdCalls = Readonly<{
  get: () => Promise<Household>
  invite: (email: string) => Promise<Household>
  withdraw: () => Promise<Household>
  read: (token: string) => Promise<ReceivedInvitation>
  accept: (answer: InvitationAnswer) => Promise<Household>
  decline: (answer: InvitationAnswer) => Promise<Household>
  share: (spending: HouseholdSpending) => Promise<Household>
  end: () => Promise<Household>
}>

export function createHouseholdCalls(onUnauthorized: () => void): HouseholdCalls {
  const api = createBrowserApi({ getToken: readToken, onUnauthorized })
  return {
    get: () => api.get(apiPaths.household, householdSchema),
    invite: (email) => api.post(apiPaths.householdInvitation, householdSchema, { email }),
    withdraw: () => api.delete(apiPaths.householdInvitation, householdSchema),
    read: (token) => api.post(apiPaths.householdReceived, receivedInvitationSchema, { token }),
    accept: (answer) => api.post(apiPaths.householdAccept, householdSchema, answer),
    decline: (answer) => api.post(apiPaths.householdDecline, householdSchema, answer),
    share: (spending) => api.put(apiPaths.householdSpending, householdSchema, spending),
    end: () => api.delete(apiPaths.household, householdSchema),
  }
}
