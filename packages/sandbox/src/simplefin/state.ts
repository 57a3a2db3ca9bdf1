/** Setup tokens and what became of them. Everything else is generated from the login. */
import { isRecord } from '../bank/fields.ts'

export type Grant = {
  /** Part of the claim URL. */
  readonly code: string
  readonly username: string
  readonly password: string
  /** Credentials of the access URL; null until the token is claimed. */
  readonly access: { readonly username: string; readonly password: string } | null
}

export type SimpleFinState = { readonly grants: readonly Grant[] }

/** Throws if the value isn't a state that this server saved. */
export function parseState(saved: unknown): SimpleFinState {
  if (saved === null) {
    return { grants: [] }
  }
  if (!isRecord(saved) || !Array.isArray(saved.grants)) {
    throw new Error("The simulated SimpleFIN server can't read its state")
  }
  return { grants: saved.grants.map(parseGrant) }
}

export function parseGrant(saved: unknown): Grant {
  if (!isRecord(saved)) {
    throw new Error("The simulated SimpleFIN server can't read its state")
  }
  const { code, username, password, access } = saved
  return {
    code: String(code),
    username: String(username),
    password: String(password),
    access: isRecord(access)
      ? { username: String(access.username), password: String(access.password) }
      : null,
  }
}
