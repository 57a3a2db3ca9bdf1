/** Asks for the top cards while someone types. Rejects without a response, and if the response isn't OK. */
export async function getTopCards(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) {
    throw new Error(`${path} returned ${response.status}`)
  }
  return response.json()
}
