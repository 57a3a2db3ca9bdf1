/** Calls the API of a running product over HTTP, at any of its servers. */

import { signedInSchema } from '@cardsight/contract/account'
import { apiPaths } from '@cardsight/contract/api-paths'

type Call = Readonly<{ session?: string; body?: object; address?: string }>

export function callApi(
  { url }: { url: string },
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { session, body, address }: Call = {},
): Promise<Response> {
  return fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(session !== undefined && { authorization: `Bearer ${session}` }),
      ...(address !== undefined && { 'x-forwarded-for': address }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/** Returns the session's token. */
export async function signUp(server: { url: string }, email: string, address?: string): Promise<string> {
  const person = { firstName: 'Ada', lastName: 'Quill', email, password: 'plum-otter-velvet' }
  const answer = await callApi(server, 'POST', apiPaths.signUp, { body: person, ...(address && { address }) })
  if (!answer.ok) {
    throw new Error(`Signing up failed with ${answer.status}: ${await answer.text()}`)
  }
  return signedInSchema.parse(await answer.json()).accessToken
}
