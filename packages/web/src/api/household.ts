/** API calls about the household of two accounts; all of them need a signed-in user. */
import { apiPaths } from '@cardsight/contract/api-paths'
import {
  type Household,
  type HouseholdSpending,
  householdSchema,
  type InvitationAnswer,
  type ReceivedInvitation,
  receivedInvitationSchema,
} from '@cardsight/contract/household'
import { readToken } from '../lib/storage.ts'
import { createBrowserApi } from './browser-api.ts'

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
