/** API calls of the account page for one user. */
import type {
  AccountDetails,
  InstitutionStatus,
  Session,
  UpdateUser,
  User,
  UserExport,
} from '@cardsight/contract/schemas'
import { endSession, fetchSessions, isCommonPassword, resendVerification } from '../../api/auth.ts'
import { fetchStatus } from '../../api/banking.ts'
import { createBrowserApi } from '../../api/browser-api.ts'
import { deleteUser, exportUser, fetchAccount, updateUser } from '../../api/users.ts'
import { readToken } from '../../lib/storage.ts'

export type AccountCalls = {
  fetchAccount: () => Promise<AccountDetails>
  update: (update: UpdateUser) => Promise<User>
  isCommonPassword: (password: string) => Promise<boolean>
  resendVerification: () => Promise<string>
  fetchSessions: () => Promise<Session[]>
  endSession: (sessionId: string) => Promise<void>
  fetchBanks: () => Promise<InstitutionStatus[]>
  exportAll: () => Promise<UserExport>
  remove: (password?: string) => Promise<void>
}

export function createAccountCalls(userId: string, onUnauthorized: () => void): AccountCalls {
  const api = createBrowserApi({ getToken: readToken, onUnauthorized })
  return {
    fetchAccount: () => fetchAccount(api, userId),
    update: (update) => updateUser(api, userId, update),
    isCommonPassword: (password) => isCommonPassword(api, password),
    resendVerification: () => resendVerification(api),
    fetchSessions: () => fetchSessions(api),
    endSession: (sessionId) => endSession(api, sessionId),
    fetchBanks: async () => (await fetchStatus(api)).institutions,
    exportAll: () => exportUser(api, userId),
    remove: (password) => deleteUser(api, userId, password),
  }
}
