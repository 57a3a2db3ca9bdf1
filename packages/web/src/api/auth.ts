import { apiPaths, type User, userSchema } from '@cardsight/contract'
import type { Api, Schema } from './client.ts'

/** Signing out is over when the server says so; what it says is of no use to anybody. */
const anything: Schema<unknown> = { parse: (value) => value }

export function authorize(api: Api): Promise<User> {
  return api.get(apiPaths.authorize, userSchema)
}

export async function signOut(api: Api): Promise<void> {
  await api.post(apiPaths.signOut, anything)
}
