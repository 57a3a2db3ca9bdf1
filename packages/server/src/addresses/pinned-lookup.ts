/** Resolves a host once and checks the result, so that a URL from outside can't lead into a private network. */
import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'

type LookupLimits = Readonly<{
  /** Which addresses may be contacted. */
  isAllowed: (address: string) => boolean
  signal: AbortSignal
}>

/**
 * Returns a lookup function for the request that always gives the checked addresses: a second lookup could return a
 * different one. Rejects if any of them isn't allowed.
 */
export async function pinnedLookup(url: URL, { isAllowed, signal }: LookupLimits): Promise<LookupFunction> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found =
    isIP(host) === 0
      ? await inTime(lookup(host, { all: true }), signal)
      : [{ address: host, family: isIP(host) }]
  const refused = found.find(({ address }) => !isAllowed(address))
  const [first] = found
  if (refused !== undefined || first === undefined) {
    throw new Error(`${url.host} resolves to ${refused?.address ?? 'no address'}, which isn't public`)
  }
  return (_host, { all }, done) => {
    if (all === true) {
      done(null, found)
    } else {
      done(null, first.address, first.family)
    }
  }
}

/** A DNS lookup without an answer must not exceed the time limit either. */
function inTime<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const timeUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([promise, timeUp])
}
