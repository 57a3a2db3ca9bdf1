/** API calls about the user's own account; all of them need a signed-in user. */
import { apiPaths } from '@cardsight/contract/api-paths'
import {
  type AccountDetails,
  accountDetailsSchema,
  type UpdateUser,
  type User,
  type UserExport,
  userExportSchema,
  userSchema,
} from '@cardsight/contract/schemas'
import type { Api, Schema } from './client.ts'

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
